import "plyground/element";

const output = document.querySelector("output");
for (const board of document.querySelectorAll("plyground-board"))
  board.addEventListener("move", ({ detail }) => output?.replaceChildren(detail.step.move));
