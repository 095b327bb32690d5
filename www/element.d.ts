/** What `import "plyground/element"` brings: the custom element `<plyground-board>`, defined as soon as it is imported. */

import type { BoardElement } from "./types.d.ts";

export type * from "./types.d.ts";

export declare const PlygroundBoard: { new (): BoardElement; prototype: BoardElement };

declare global {
  interface HTMLElementTagNameMap {
    "plyground-board": BoardElement;
  }
}
