import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeUsedPage } from "./storeUsedPage.ts";

const site = "https://ghostlight.test";
const pageOf = (release: string) => `<script src="/assets/shared-${release}.js"></script>`;

/** What the site delivers, by path, and what the browser has stored, by address. */
let files: Map<string, string>;
let stored: Map<string, string>;

const addressOf = (key: Request | string): string => new URL(typeof key === "string" ? key : key.url, site).href;

const load = async (key: Request | string): Promise<Response> => {
  const text = files.get(new URL(addressOf(key)).pathname);
  return new Response(text ?? "No such file.", { status: text === undefined ? 404 : 200 });
};

/** The parts of a cache that are used. */
const cache = {
  match: async (key: Request | string) => {
    const text = stored.get(addressOf(key));
    return text === undefined ? undefined : new Response(text);
  },
  put: async (key: Request | string, response: Response) => {
    stored.set(addressOf(key), await response.text());
  },
  add: async (key: Request | string) => {
    const response = await load(key);
    if (!response.ok) throw new TypeError("It can't be loaded.");
    await cache.put(key, response);
  },
  addAll: async (keys: readonly (Request | string)[]) => {
    await Promise.all(keys.map(cache.add));
  },
  keys: async () => [...stored.keys()].map((url) => ({ url })),
  delete: async ({ url }: { readonly url: string }) => stored.delete(url),
};

/** Publishes a release on the site. Files of earlier releases stay there. */
function publish(release: string): void {
  files.set("/shared/page", pageOf(release));
  for (const path of ["/head.js", "/opening.js", "/bulb.svg"]) files.set(path, release);
  for (const path of [`/assets/shared-${release}.js`, `/assets/soon-${release}.js`]) files.set(path, release);
}

const use = (release: string, mayReplace = true) =>
  storeUsedPage([`${site}/assets/soon-${release}.js`, `${site}/assets/font.woff2`], { mayReplace });

const storedPaths = () => [...stored.keys()].map((url) => new URL(url).pathname).sort();

beforeEach(() => {
  files = new Map([["/assets/font.woff2", "font"]]);
  stored = new Map();
  publish("one");
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("location", new URL(site));
  vi.stubGlobal("fetch", load);
  vi.stubGlobal(
    "Request",
    class {
      readonly url: string;
      constructor(path: string) {
        this.url = addressOf(path);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test("the page, what it loads at once and what it has loaded since are stored, and nothing else", async () => {
  files.set("/assets/editor-one.js", "the app");
  await use("one");
  expect(storedPaths()).toEqual([
    "/assets/font.woff2",
    "/assets/shared-one.js",
    "/assets/soon-one.js",
    "/bulb.svg",
    "/head.js",
    "/opening.js",
    "/shared.html",
  ]);
});

test("a new release replaces the page and the code of the one before; fonts stay", async () => {
  stored.set(`${site}/assets/other-font.woff2`, "of another play");
  await use("one");
  publish("two");
  await use("two");
  expect(stored.get(`${site}/shared.html`)).toBe(pageOf("two"));
  expect(storedPaths().filter((path) => path.startsWith("/assets/"))).toEqual([
    "/assets/font.woff2",
    "/assets/other-font.woff2",
    "/assets/shared-two.js",
    "/assets/soon-two.js",
  ]);
});

test("while another page is open, the stored release stays complete", async () => {
  await use("one");
  publish("two");
  await use("two", false);
  expect(stored.get(`${site}/shared.html`)).toBe(pageOf("one"));
  expect(storedPaths()).toContain("/assets/soon-one.js");
});

test("if a file can't be loaded, the stored page stays what it was", async () => {
  await use("one");
  publish("two");
  files.delete("/assets/soon-two.js");
  await expect(use("two")).rejects.toThrow();
  expect(stored.get(`${site}/shared.html`)).toBe(pageOf("one"));
  expect(storedPaths()).toContain("/assets/soon-one.js");
});
