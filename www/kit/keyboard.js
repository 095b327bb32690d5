/** Whether the device has keys, as far as a browser can tell: phones and tablets have neither a fine pointer nor one that hovers. */
export const hasKeyboard = () => matchMedia("(any-pointer: fine), (any-hover: hover)").matches;
