import { afterEach, expect, test, vi } from "vitest";
import { fetchFont, orUnreachable } from "./fetchFont.ts";

afterEach(() => vi.unstubAllGlobals());

const refusal = { reason: "unavailable", code: "fonts-unreachable" };

test("a font that can't be fetched is refused with a sentence", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(fetchFont("/font.woff")).rejects.toMatchObject(refusal);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
  await expect(fetchFont("/font.woff")).rejects.toMatchObject(refusal);
  await expect(orUnreachable(Promise.reject(new TypeError("offline")))).rejects.toMatchObject(refusal);
});

test("a font that can be fetched is returned", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(new Uint8Array([1, 2]))));
  expect(await fetchFont("/font.woff")).toEqual(new Uint8Array([1, 2]));
});
