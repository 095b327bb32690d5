/** The types of `plyground/element`. The import defines the custom element `<plyground-board>`. */

import "./frameworks.d.ts";
import type { BoardElement } from "./types.d.ts";

export type * from "./types.d.ts";

export declare const PlygroundBoard: { new (): BoardElement; prototype: BoardElement };

declare global {
  interface HTMLElementTagNameMap {
    "plyground-board": BoardElement;
  }
}
