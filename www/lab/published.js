/** How many seconds each ready-made experiment takes on two cores, as `node benches/lab-durations.mjs` measured it. @type {Record<string, number>} */
export const PUBLISHED = {};
