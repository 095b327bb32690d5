export * from "../timing.js"; // for www/lab/, which imports this path
