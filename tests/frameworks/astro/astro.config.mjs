import { defineConfig } from "astro/config";

export default defineConfig({
  vite: { optimizeDeps: { exclude: ["plyground"] }, worker: { format: "es" } },
});
