// The gallery as a page of files, for tests that look at scenes without a server. Never part of the built client.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  publicDir: false,
  build: { target: "es2022", assetsInlineLimit: 0, minify: false, reportCompressedSize: false, rolldownOptions: { input: "gallery.html" } },
});
