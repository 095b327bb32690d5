export * from "../storage.js"; // for www/lab/, which imports this path
