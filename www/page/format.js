export * from "./numbers.js"; // for www/lab/, which imports this path
