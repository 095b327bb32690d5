// Elements of SVG.

/** Makes an element of a drawing. @param {string} name @param {Record<string, string>} attributes @param {Element[]} [children] */
export function makeShape(name, attributes, children = []) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
