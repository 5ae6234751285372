// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
const load = async () => (await import("./trustedScriptUrl.ts")).trustedScriptUrl;

test("without Trusted Types, it's the complete address", async () => {
  expect((await load())("/assets/worker.js")).toBe(`${location.origin}/assets/worker.js`);
});

test("with Trusted Types, the policy named in the headers creates it, once", async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (address: string) => string }) => ({
    createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}`,
  }));
  vi.stubGlobal("trustedTypes", { createPolicy });
  const trustedScriptUrl = await load();
  trustedScriptUrl("/assets/a.js");
  expect(trustedScriptUrl("/assets/b.js")).toBe(`trusted ${location.origin}/assets/b.js`);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["ghostlight"]);
});

test.each(["https://evil.example/a.js", "//evil.example/a.js", "data:text/javascript,go()", "blob:null/1"])(
  "%s isn't one of our scripts",
  async (address) => {
    await expect(load().then((make) => make(address))).rejects.toThrow("Only scripts of this site run.");
  },
);
