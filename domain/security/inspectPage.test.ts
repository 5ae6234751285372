import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isLinear } from "#tests/support/growth.ts";
import { inspectPage } from "./inspectPage.ts";

const page = (html: string, { address = "https://ghostlight.example/", contentType = "text/html" } = {}) =>
  inspectPage({ address, contentType, html });
const utf8 = '<meta charset="utf-8">';
const clean = { https: true, charset: true, mixedContent: false, inlineScripts: false };

test("the app's own page is clean", () => {
  const html = readFileSync(new URL("../../frontend/index.html", import.meta.url), "utf8");
  expect(page(html)).toEqual(clean);
});

test("the charset may be in the header or in the page", () => {
  expect(page("<p>Hi</p>").charset).toBe(false);
  expect(page(utf8).charset).toBe(true);
  expect(page("<p>Hi</p>", { contentType: "text/html; charset=utf-8" }).charset).toBe(true);
});

test("a page not served over HTTPS is detected, and can't have mixed content", () => {
  const seen = page(`${utf8}<img src="http://a.example/b.png">`, { address: "http://localhost:4000/" });
  expect(seen).toEqual({ ...clean, https: false });
});

test.each([
  ["an image", '<img alt="" src="http://a.example/b.png">'],
  ["a script", "<script src=http://a.example/b.js></script>"],
  ["a stylesheet", '<link rel="stylesheet" href="http://a.example/b.css">'],
])("%s over HTTP is mixed content", (_, html) => {
  expect(page(utf8 + html)).toEqual({ ...clean, mixedContent: true });
});

test("a link to another site isn't mixed content", () => {
  expect(page(`${utf8}<a href="http://a.example">A</a>`)).toEqual(clean);
});

test.each([
  ["a script with text in it", "<script>go()</script>"],
  ["a module", '<script type="module">go()</script>'],
  ["a handler in a tag", '<body onload="go()">'],
  ["an address that runs", '<a href="javascript:go()">A</a>'],
])("%s is an inline script", (_, html) => {
  expect(page(utf8 + html)).toEqual({ ...clean, inlineScripts: true });
});

test("a script file, a data block and a comment aren't inline scripts", () => {
  const html = '<script src="/a.js"></script><script type="application/json">{}</script><!-- <script>go()</script> -->';
  expect(page(utf8 + html)).toEqual(clean);
});

test.each<(size: number) => string>([(size) => "<script ".repeat(size), (size) => `<a ${"x ".repeat(2 * size)}`])(
  "a hostile page is read in linear time: %s",
  async (write) => expect(await isLinear((size) => page(write(size)), 6250)).toBe(true),
);
