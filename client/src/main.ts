// The client begins here.
import { mount } from "svelte";
import "./draw/palette.css";
import "./style.css";
import App from "./App.svelte";
import { dress, preferences } from "./logic/preferences.svelte";
import { fetchWords } from "./words";

await Promise.all([dress(), fetchWords(preferences.language)]);
mount(App, { target: document.getElementById("app")! });
