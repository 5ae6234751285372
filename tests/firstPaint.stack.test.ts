import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";

/** What a visitor's browser loads before the first screen's own code: a few seconds on a slow phone, no more. */
const maxPackedBytes = 100 * 1024;

test("the first page loads little code, without data validation", async () => {
  const origin = inject("origin");
  const page = await (await fetch(`${origin}/`)).text();
  const addresses = [
    ...page.matchAll(/(?:<script[^>]* src|<link rel="modulepreload"[^>]* href)="([^"]+\.js)"/g),
  ].flatMap(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(2);
  expect(addresses.filter((address) => address.includes("schemas"))).toEqual([]);
  const scripts = await Promise.all(
    addresses.map(async (address) => (await fetch(new URL(address, origin))).arrayBuffer()),
  );
  const packed = scripts.reduce((sum, script) => sum + gzipSync(new Uint8Array(script)).length, 0);
  expect(packed).toBeLessThan(maxPackedBytes);
});
