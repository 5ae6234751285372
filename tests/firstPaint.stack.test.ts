import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";

/** What a visitor's browser loads before the first screen's own code: a few seconds on a slow phone, no more. */
const maxPackedBytes = 100 * 1024;

const origin = inject("origin");

/** Returns the compressed size of the scripts that a page loads at once. */
async function packedScripts(path: string): Promise<{ readonly addresses: readonly string[]; readonly bytes: number }> {
  const page = await (await fetch(`${origin}${path}`)).text();
  const addresses = [
    ...page.matchAll(/(?:<script[^>]* src|<link rel="modulepreload"[^>]* href)="([^"]+\.js)"/g),
  ].flatMap(([, address = ""]) => address);
  const scripts = await Promise.all(
    addresses.map(async (address) => (await fetch(new URL(address, origin))).arrayBuffer()),
  );
  return { addresses, bytes: scripts.reduce((sum, script) => sum + gzipSync(new Uint8Array(script)).length, 0) };
}

test("the app's page loads little code, without data validation", async () => {
  const { addresses, bytes } = await packedScripts("/auth");
  expect(addresses.length).toBeGreaterThan(2);
  expect(addresses.filter((address) => address.includes("schemas"))).toEqual([]);
  expect(bytes).toBeLessThan(maxPackedBytes);
});

test("a public page names the code of its own screen, too, which then loads at the same time", async () => {
  const { addresses, bytes } = await packedScripts("/");
  expect(addresses.filter((address) => /HomeScreen-/.test(address))).toHaveLength(1);
  expect(bytes).toBeLessThan(maxPackedBytes + 20 * 1024);
});
