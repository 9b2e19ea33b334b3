import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Whatever browser runs the page reads WOFF2: the older fonts stay out. */
const woff2 = {
  postcssPlugin: "woff2",
  Declaration: {
    src: (line: { value: string }) => {
      const value = line.value.replaceAll(/,\s*url\([^)]*\)\s*format\(["']woff["']\)/g, "");
      if (value !== line.value) line.value = value;
    },
  },
};

// `npm run dev` shows the page with a server that was started by `stavka serve --port 7878`.
export default defineConfig({
  plugins: [svelte()],
  css: { postcss: { plugins: [woff2] } },
  build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false },
  test: { setupFiles: ["tests/unit.mjs"] },
  server: { proxy: { "/api": { target: "http://127.0.0.1:7878", ws: true } } },
});
