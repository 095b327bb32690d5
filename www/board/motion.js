// Whether the visitor wants little motion.

/** Asked anew each time: the visitor may change it, and without a window this file must load too. */
export const reducesMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
