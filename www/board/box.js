// Boxes for the shadow tree.

/** Makes a box. @param {string} name its class @param {"div" | "p" | "span"} [tag] */
export function makeBox(name, tag = "div") {
  const made = document.createElement(tag);
  made.className = name;
  return made;
}

/** Whether the focus is in a part of a shadow tree. @param {HTMLElement} part */
export function hasFocus(part) {
  const root = part.getRootNode();
  return root instanceof ShadowRoot && root.activeElement !== null && part.contains(root.activeElement);
}

/** Makes a box that pages may style. @param {string} name its class and part @param {string} [role] */
export function makePart(name, role) {
  const made = makeBox(name);
  made.part.add(name);
  if (role) made.setAttribute("role", role);
  return made;
}
