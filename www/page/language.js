export * from "./language-choice.js"; // for www/lab/, which imports this path
