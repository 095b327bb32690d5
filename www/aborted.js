// Searches and dialogs that were ended on purpose.

/** Whether something was ended on purpose: a newer call took its place, or the visitor stopped it. @param {unknown} error */
export const isAborted = (error) => error instanceof DOMException && error.name === "AbortError";
