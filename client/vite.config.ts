// How the client is built: one page into the server's package, where it is served from; tests run in a pretended browser.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.FLAMBEAU_SERVER ?? "http://127.0.0.1:8450";
const forwarded = { target: server, changeOrigin: false, ws: true };

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/flambeau/server/static",
    emptyOutDir: true,
    // What each page fetches, for the test of its size.
    manifest: true,
    target: "es2022",
    // Inlined files would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": forwarded, "/icons": forwarded, "/s/": forwarded },
    fs: { allow: [".."] },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    pool: "threads",
    maxWorkers: 2,
    // No test leaves anything behind, so files may share a browser.
    isolate: false,
  },
  // Outside of tests this would pull in Svelte's server code.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
});
