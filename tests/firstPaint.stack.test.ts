import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";

/** What a visitor's browser loads before the first screen's own code: a few seconds on a slow phone, no more. */
const maxPackedBytes = 100 * 1024;

/** What the editor loads before anything on demand. */
const maxEditorBytes = 280 * 1024;

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

/** Adds everything that scripts import at once. */
async function withImports(scripts: readonly Script[]): Promise<readonly Script[]> {
  const found = new Map(scripts.map((script) => [script.address, script]));
  const waiting = [...scripts];
  for (let script = waiting.pop(); script; script = waiting.pop()) {
    for (const [, path = ""] of script.text.matchAll(/\b(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)) {
      const address = new URL(path, script.address).href;
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
  const path = scripts.map(({ text }) => new RegExp(`assets/${name}-[\\w-]+\\.js`).exec(text)?.[0]).find(Boolean);
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

test("a public page names the code of its own screen, too, which then loads at the same time", async () => {
  const scripts = await scriptsOf("/");
  expect(scripts.filter(({ address }) => /HomeScreen-/.test(address))).toHaveLength(1);
  expect(bytesOf(scripts)).toBeLessThan(maxPackedBytes + 20 * 1024);
});

test("the editor opens with at most 280 KiB of code, with the session's", async () => {
  const page = await scriptsOf("/editor/some-play");
  const first = ["EditorScreen", "tokens", "storedSession"].map((name) => onDemand(name, page));
  const scripts = await withImports([...page, ...(await Promise.all(first))]);
  const names = scripts.map(({ address }) => address.slice(address.lastIndexOf("/") + 1));
  expect(new Set(names).size).toBe(names.length);
  for (const name of ["yjs", "openPlaySession"]) expect(names.join()).toContain(name);
  expect(bytesOf(scripts)).toBeGreaterThan(200 * 1024);
  expect(bytesOf(scripts)).toBeLessThanOrEqual(maxEditorBytes);
  expect(scripts.length).toBeLessThan(60);
});
