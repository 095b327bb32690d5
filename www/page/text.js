export * from "./page-text.js"; // for www/lab/, which imports this path
