// Tells early.js that the scripts of the page are here: it says so where they never come.

export const tellStarted = () => document.documentElement.classList.add("started");
