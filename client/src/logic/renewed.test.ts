// A page notices that it was built anew.
import { afterEach, expect, test, vi } from "vitest";
import { isOld } from "./renewed";

afterEach(() => void vi.unstubAllGlobals());

const given = (answer: Promise<Response>) => vi.stubGlobal("fetch", () => answer);

test("the same page is not old", async () => {
  given(Promise.resolve(new Response(`<script src="/assets/index-abc.js">`)));
  expect(await isOld("/assets/index-abc.js")).toBe(false);
});

test("a page with other scripts makes this one old", async () => {
  given(Promise.resolve(new Response(`<script src="/assets/index-xyz.js">`)));
  expect(await isOld("/assets/index-abc.js")).toBe(true);
});

test("a server that does not answer says nothing", async () => {
  given(Promise.reject(new TypeError("no network")));
  expect(await isOld("/assets/index-abc.js")).toBe(false);
});
