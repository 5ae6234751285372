import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { addressIn, splitAddress } from "#domain/account/localAddress.ts";
import { publicPages } from "#frontend/app/prerender/publicPages.ts";
import type { IslandName } from "#frontend/modules/screen/Island.tsx";

/** What a visitor's browser loads before the first screen's own code: a few seconds on a slow phone, no more. */
const maxPackedBytes = 101 * 1024;

/** What the editor loads before anything on demand. */
const maxEditorBytes = 280 * 1024;

/** The same for a public page, on which the code of its controls loads with the first use. */
const maxUnusedBytes = 20_000;
const maxPublicBytes = 90_000;
const maxStyleBytes = 10_000;
const maxFirstScripts = 12;
/** Everything that the first paint of a public page waits for or shows, without pictures. */
const maxFirstBytes = 100_000;

const origin = inject("origin");

interface Script {
  readonly address: string;
  readonly text: string;
  readonly bytes: number;
}

async function fetchScript(address: string): Promise<Script> {
  const content = new Uint8Array(await (await fetch(address)).arrayBuffer());
  return { address, text: new TextDecoder().decode(content), bytes: gzipSync(content).length };
}

/** Returns the scripts that a page loads at once. */
async function scriptsOf(path: string): Promise<readonly Script[]> {
  const page = await (await fetch(`${origin}${path}`)).text();
  const addresses = [...page.matchAll(/(?:<script[^>]* src|<link rel="modulepreload"[^>]* href)="([^"]+\.js)"/g)];
  return Promise.all(addresses.map(([, address = ""]) => fetchScript(new URL(address, origin).href)));
}

/** Returns the addresses of the scripts that a script imports at once. */
const importedBy = ({ address, text }: Script): readonly string[] =>
  [...text.matchAll(/\b(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)].map(
    ([, path = ""]) => new URL(path, address).href,
  );

/** Adds everything that scripts import at once. */
async function withImports(scripts: readonly Script[]): Promise<readonly Script[]> {
  const found = new Map(scripts.map((script) => [script.address, script]));
  const waiting = [...scripts];
  for (let script = waiting.pop(); script; script = waiting.pop()) {
    for (const address of importedBy(script)) {
      if (found.has(address)) continue;
      const imported = await fetchScript(address);
      found.set(address, imported);
      waiting.push(imported);
    }
  }
  return [...found.values()];
}

/** Returns the script that another loads on demand, by the name of its module. */
function onDemand(name: string, scripts: readonly Script[]): Promise<Script> {
  const path = scripts
    .map(({ text }) => new RegExp(`assets/(public/)?${name}-[\\w-]+\\.js`).exec(text)?.[0])
    .find(Boolean);
  if (!path) throw new Error(`No script loads ${name}.`);
  return fetchScript(`${origin}/${path}`);
}

const bytesOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

test("the app's page loads little code, without data validation", async () => {
  const scripts = await scriptsOf("/auth");
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter(({ address }) => address.includes("schemas"))).toEqual([]);
  expect(bytesOf(scripts)).toBeLessThan(maxPackedBytes);
});

interface IslandModules {
  /** Loaded when somebody is about to use the island. */
  readonly first?: readonly string[];
  /** Loaded by these modules in turn. */
  readonly later?: readonly string[];
  /** Messages of Spanish pages besides those of every page. */
  readonly spanish?: readonly string[];
}

/** The modules that are loaded if every part of an island is used by a visitor, by the island's name. */
const modulesOf: Readonly<Record<IslandName, IslandModules>> = {
  AccountButton: {},
  Contact: { first: ["Contact"], later: ["sendMessage"], spanish: ["es-sentences"] },
  CookieNotice: { first: ["CookieBannerAndDialog"] },
  CookieSettingsButton: {},
  HelpSearch: { first: ["HelpSearch"], spanish: ["es-help"] },
  Hero: { first: ["Hero"] },
  PricingPlans: { first: ["PricingPlans"] },
  StartButtons: { first: ["StartButtons"] },
};

const isIsland = (name: string): name is IslandName => name in modulesOf;

async function islandsOf(path: string): Promise<readonly IslandModules[]> {
  const page = await (await fetch(`${origin}${path}`)).text();
  const names = new Set([...page.matchAll(/data-island="(\w+)"/g)].map(([, name = ""]) => name));
  return [...names].map((name) => {
    if (!isIsland(name)) throw new Error(`It isn't known what the island ${name} loads.`);
    return modulesOf[name];
  });
}

/** Returns the style sheets or the fonts that a page loads at once. */
async function linkedFrom(path: string, kind: "stylesheet" | "preload"): Promise<readonly Script[]> {
  const page = await (await fetch(`${origin}${path}`)).text();
  const addresses = [...page.matchAll(new RegExp(`<link rel="${kind}"[^>]* href="([^"]+)"`, "g"))];
  return Promise.all(addresses.map(([, address = ""]) => fetchScript(new URL(address, origin).href)));
}

const publicPaths = interfaceLanguages.flatMap((language) => publicPages.map(({ path }) => addressIn(language, path)));

test.each(publicPaths)("%s loads next to no code before it's used, and few styles", async (path) => {
  const first = await withImports(await scriptsOf(path));
  const services = await withImports([...first, await onDemand("startPublicPage", first)]);
  expect(first.length).toBeLessThanOrEqual(maxFirstScripts);
  expect(bytesOf(services)).toBeLessThan(maxUnusedBytes);
  expect(services.filter(({ address }) => address.includes("/islands-"))).toEqual([]);
  const styles = await linkedFrom(path, "stylesheet");
  expect(styles).toHaveLength(1);
  expect(bytesOf(styles)).toBeLessThan(maxStyleBytes);
});

test.each(publicPaths)(
  "%s loads the fonts of its text with its style sheet, and little else before it's shown",
  async (path) => {
    const [styles, fonts] = [await linkedFrom(path, "stylesheet"), await linkedFrom(path, "preload")];
    const namesOf = (files: readonly Script[]) => files.map(({ address }) => address.slice(origin.length));
    const sheet = styles.map(({ text }) => text).join();
    expect(namesOf(fonts).filter((name) => !sheet.includes(`url(${name})`))).toEqual([]);
    expect(
      namesOf(fonts).filter((name) => /instrument-sans-latin-|bricolage-grotesque-latin-/.test(name)),
    ).toHaveLength(2);
    const page = await fetchScript(`${origin}${path}`);
    expect(bytesOf([page, ...styles, ...fonts, ...(await scriptsOf(path))])).toBeLessThan(maxFirstBytes);
  },
);

test.each(publicPaths)("%s loads at most 90 KB of code if all of it is used, and no React", async (path) => {
  const first = await withImports(await scriptsOf(path));
  const islands = await islandsOf(path);
  const hydrating = await withImports([await onDemand("hydrateIsland", first)]);
  const all = (names: readonly string[], from: readonly Script[]) =>
    Promise.all(names.map((name) => onDemand(name, from)));
  const parts = await all(
    islands.flatMap(({ first = [] }) => first),
    hydrating,
  );
  const later = await all(
    islands.flatMap(({ later = [] }) => later),
    parts,
  );
  const isSpanish = splitAddress(path).language === "es";
  const messages = await all(
    isSpanish ? ["es-public", ...islands.flatMap(({ spanish = [] }) => spanish)] : [],
    hydrating,
  );
  const services = await onDemand("startPublicPage", first);
  const scripts = await withImports([...first, services, ...hydrating, ...parts, ...later, ...messages]);
  expect(islands.length).toBeGreaterThan(2);
  expect(scripts.filter(({ text }) => text.includes("react.transitional.element"))).toEqual([]);
  expect(bytesOf(scripts)).toBeGreaterThan(20_000);
  expect(bytesOf(scripts)).toBeLessThanOrEqual(maxPublicBytes);
});

test("the editor opens with at most 280 KiB of code, with the session's", async () => {
  const page = await scriptsOf("/editor/some-play");
  const scripts = await withImports([...page, await onDemand("editor", page)]);
  expect(new Set(scripts.map(({ address }) => address)).size).toBe(scripts.length);
  // Yjs, the editor, and the session.
  for (const part of ["clientID", "ProseMirror", "ghostlight-refresh"])
    expect(
      scripts.some(({ text }) => text.includes(part)),
      part,
    ).toBe(true);
  expect(bytesOf(scripts)).toBeGreaterThan(200 * 1024);
  expect(bytesOf(scripts)).toBeLessThanOrEqual(maxEditorBytes);
  expect(scripts.length).toBeLessThanOrEqual(maxFirstScripts);
});

/** Returns the scripts that are stored for offline use. */
async function storedScripts(): Promise<readonly Script[]> {
  const serviceWorker = await (await fetch(`${origin}/sw.js`)).text();
  const paths = new Set([...serviceWorker.matchAll(/assets\/[\w.-]+\.js/g)].map(([path]) => path));
  return Promise.all([...paths].map((path) => fetchScript(`${origin}/${path}`)));
}

test("scripts that are stored for offline use import only such scripts", async () => {
  const scripts = await storedScripts();
  const stored = new Set(scripts.map(({ address }) => address));
  const missing = (await withImports(scripts)).filter(({ address }) => !stored.has(address));
  expect(stored.size).toBeGreaterThan(100);
  expect(missing.map(({ address }) => address)).toEqual([]);
});

test("no script imports itself through others, because it might run before what it imports", async () => {
  const imports = new Map((await storedScripts()).map((script) => [script.address, importedBy(script)]));
  const reachedFrom = (address: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const waiting = [...(imports.get(address) ?? [])];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(...(imports.get(next) ?? []));
    }
    return found;
  };
  expect([...imports.keys()].filter((address) => reachedFrom(address).has(address))).toEqual([]);
});

const screensWithPreload = [
  ["/dashboard", "dashboard", ["frame"]],
  ["/editor/", "editor", []],
  ["/feedback/", "feedback", ["frame"]],
] as const;

test.each(screensWithPreload)(
  "the app's page requests the code of %s together with its own",
  async (path, name, others) => {
    const page = await (await fetch(`${origin}${path}`)).text();
    const [, listed = "{}"] = /data-screens='([^']+)'/.exec(page) ?? [];
    const files = (JSON.parse(listed) as Record<string, string[]>)[path] ?? [];
    const listedScripts = await Promise.all(
      files.filter((file) => file.endsWith(".js")).map((file) => fetchScript(`${origin}/assets/${file}`)),
    );
    const atOnce = await withImports(await scriptsOf(path));
    const screens = await Promise.all([name, ...others].map((each) => onDemand(each, atOnce)));
    const known = new Set([...atOnce, ...listedScripts].map(({ address }) => address));
    const missing = (await withImports(screens)).filter(({ address }) => !known.has(address));
    expect(missing.map(({ address }) => address)).toEqual([]);
    expect(listedScripts.length).toBeGreaterThan(2);
    for (const file of files) expect((await fetch(`${origin}/assets/${file}`)).status, file).toBe(200);
  },
);
