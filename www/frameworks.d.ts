/**
 * The tag in templates of React, Preact, Vue and Svelte. Of these a project has one: what is not installed cannot be augmented, and
 * the comments before each keep TypeScript from asking for it.
 */

import type { BoardElement, BoardEvents, BoardProps } from "./types.d.ts";

/** A tag of a framework, with what the framework knows of every element. */
type Tag<Common> = Omit<Common, keyof BoardProps> & BoardProps;
/** Vue writes the listener `@move` as the property `onMove`. */
type VueListeners = { [Name in keyof BoardEvents as `on${Capitalize<Name>}`]?: (event: BoardEvents[Name]) => unknown };

// @ts-ignore It may not be installed.
type InReact = import("react").DetailedHTMLProps<import("react").HTMLAttributes<BoardElement>, BoardElement>;
// @ts-ignore It may not be installed.
type InPreact = import("preact").HTMLAttributes<BoardElement>;
// @ts-ignore It may not be installed.
type InVue = import("vue").HTMLAttributes & import("vue").ReservedProps;
// @ts-ignore It may not be installed.
type InSvelte = import("svelte/elements").HTMLAttributes<BoardElement>;

// @ts-ignore It may not be installed.
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "plyground-board": Tag<InReact>;
    }
  }
}

// @ts-ignore It may not be installed.
declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "plyground-board": Tag<InPreact>;
    }
  }
}

// @ts-ignore It may not be installed.
declare module "vue" {
  interface GlobalComponents {
    "plyground-board": new () => BoardElement & { $props: Tag<InVue> & VueListeners };
  }
}

// @ts-ignore It may not be installed.
declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "plyground-board": Tag<InSvelte>;
  }
}
