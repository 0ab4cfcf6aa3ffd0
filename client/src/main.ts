// The client begins here.
import { mount } from "svelte";
import "./draw/palette.css";
import "./style.css";
import App from "./App.svelte";
import { dress, preferences } from "./logic/preferences.svelte";
import { renewWhenOld } from "./logic/renewed";
import { router } from "./logic/router.svelte";
import { fetchMoreWords, fetchWords } from "./words";

renewWhenOld();
const fetching = router.route.page === "table" ? fetchWords : fetchMoreWords;
await Promise.all([dress(), fetching(preferences.language)]);
mount(App, { target: document.getElementById("app")! });
