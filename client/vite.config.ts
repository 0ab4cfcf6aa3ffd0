// How the client is built: one page into the server's package, where it is served from; tests run in a pretended browser.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { minify } from "terser";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.FLAMBEAU_SERVER ?? "http://127.0.0.1:8450";
/** What goes into one file together, by its name: many small ones pack worse. */
const FILES = {
  // every page
  shared: /node_modules.svelte|src.(App|style|wire|logic.(api|part|preferences|toasts|router|turn_notice)|words.index|parts.(Torch|SeatSign|Toasts)|pages.Nowhere|draw.(signs|palette))|fontsource|vite.preload/,
  // every table
  table: /src.(draw.(?!contrast|parchment|board|stone|piles|dice|rooms|rough|walls|sheets|spaces|paper|pencil|strips|play.ts)|pages.TablePage|parts.(Play|TableHeader|Actions|LogPanel|PromptPanel|SeatBar)|logic.(actions|explain|history|icons|marks|narrow|queue|session|socket|whole))/,
  // every page but a table
  pages: /src.logic.(all_words|links|seating)/,
  // what is opened over or beside a table
  dialogs: /src.parts.(ChatPanel|Dialog|HandOver|ImportDialog|Menu|Outcome|PreferencesDialog|Programs|Share)/,
  // tables with a board, whose tiles and piles are mostly on it; not a sheet of paper alone
  boards: /src.draw.(board|stone|piles)/,
  // tables with a sheet of paper, whose cards lie beside it
  sheets: /src.draw.(sheets|paper|pencil|strips)/,
  // what moves
  motion: /src.draw.play.ts/,
  // tables with dice, which mostly have tracks too
  trays: /src.draw.(dice|spaces)/,
};
const forwarded = { target: server, changeOrigin: false, ws: true };

/** Parts of Svelte that this page never uses, by file, and what stands there instead. */
const UNUSED: Record<string, string> = {
  // Taking over a page that a server has drawn.
  "dom/hydration.js":
    "export const hydrating = false, hydrate_node = null;" +
    ["set_hydrating", "set_hydrate_node", "hydrate_next", "hydrate_template", "reset", "next", "skip_nodes", "read_hydration_instruction"]
      .map((name) => `export function ${name}() {}`)
      .join(""),
  // Waiting for what a part of the page needs, and putting something in the place of a part that failed.
  "dom/blocks/boundary.js": `
    import { BOUNDARY_EFFECT, EFFECT_PRESERVED, EFFECT_TRANSPARENT } from "#client/constants";
    import { block, branch } from "../../reactivity/effects.js";
    import { active_effect } from "../../runtime.js";
    const whole = { is_rendered: () => true, has_pending_snippet: () => false, update_pending_count() {}, defer_effect() {}, error(error) { throw error; } };
    const draw = (children, anchor) => {
      active_effect.b = whole;
      active_effect.f |= BOUNDARY_EFFECT;
      children(anchor);
    };
    export const boundary = (anchor, _, children) => void block(() => branch(() => draw(children, anchor)), EFFECT_TRANSPARENT | EFFECT_PRESERVED);
    export const pending = () => 0;
  `,
  // Templates that wait for promises.
  "reactivity/async.js":
    `import { derived } from "./deriveds.js"; export const flatten = (_, sync, __, fn) => fn(sync.map(derived));` +
    ["capture", "increment_pending", "unset_context", "run", "run_after_blockers", "save", "unsave", "wait", "track_reactivity_loss", "for_await_track_reactivity_loss"]
      .map((name) => `export function ${name}() {}`)
      .join(""),
  // State that is changed from within: ours is always replaced (a test looks for it).
  "proxy.js": "export const proxy = (value) => value, get_proxied_value = proxy, is = Object.is;",
};

const withoutTheUnused: Plugin = {
  name: "without-the-unused",
  apply: "build",
  load(id) {
    return UNUSED[id.split("svelte/src/internal/client/")[1] ?? ""] ?? null;
  },
};

/** A second press after the bundler's own: together they make the page more than a kilobyte lighter than either alone. */
const pressedTwice: Plugin = {
  name: "pressed-twice",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler({ sourcemap }, bundle) {
      if (sourcemap) return;
      // Never `pure_getters`: reading a signal is how effects learn what they depend on.
      const compress = { passes: 4, keep_fargs: false, unsafe_arrows: true };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk") chunk.code = (await minify(chunk.code, { module: true, ecma: 2020, compress })).code ?? chunk.code;
      }
    },
  },
};

export default defineConfig({
  plugins: [withoutTheUnused, pressedTwice, svelte()],
  build: {
    outDir: "../src/flambeau/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Inlined files would need data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Of what is fetched later only the table is worth a hint: everything else is one small file.
      resolveDependencies: (_file, found, { hostType }) => (hostType === "html" ? found : found.filter((one) => /table-|css$/.test(one))),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      optimization: { inlineConst: { mode: "all", pass: 3 } },
      output: { codeSplitting: { groups: Object.entries(FILES).map(([name, test]) => ({ name, test })) } },
    },
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
