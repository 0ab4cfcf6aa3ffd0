// Svelte's own settings: runes everywhere, TypeScript in templates.
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// A short name for the style of each component: it stands at every element that has one.
const cssHash = ({ hash, filename }) => `s${hash(filename ?? "").slice(0, 3)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash, discloseVersion: false } };
