import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` shows the page with a server that was started by `stavka serve --port 7878`.
export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false },
  server: { proxy: { "/api": { target: "http://127.0.0.1:7878", ws: true } } },
});
