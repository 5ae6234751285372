// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  document.head.replaceChildren();
});

const script = "https://js.hs-scripts.com/123.js";
const sources = () => [...document.querySelectorAll("script")].map(({ src }) => src);

interface Rules {
  readonly createScriptURL: (address: string) => string;
  readonly createHTML: () => string;
}

test("scripts from the portal's hosts pass the policy, and everything else is replaced by nothing", async () => {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { addTrackingScript } = await import("./trackingScript.ts");
  addTrackingScript(script, () => {});
  addTrackingScript(script, () => {});
  expect(createPolicy).toHaveBeenCalledOnce();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe("default");
  for (const allowed of [
    script,
    "https://js.hs-analytics.net/analytics/1/123.js",
    "https://js.hs-banner.com/v2/123/banner.js",
  ])
    expect(rules?.createScriptURL(allowed)).toBe(allowed);
  for (const other of [
    "https://js.hscollectedforms.net/a.js",
    "/assets/x.js",
    "data:text/javascript,go()",
    "blob:a",
    "https://",
  ])
    expect(rules?.createScriptURL(other)).toBe("/nothing.js");
  expect(rules?.createHTML()).toBe("");
});

test("a script of this site needs no such policy", async () => {
  const createPolicy = vi.fn((_name: string, { createScriptURL }: Rules) => ({ createScriptURL }));
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { addTrackingScript } = await import("./trackingScript.ts");
  addTrackingScript(`${location.origin}/local/tracking/script.js`, () => {});
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["ghostlight"]);
});

test("it's removed with everything it added, and nothing else is", async () => {
  const { addTrackingScript, removeTrackingScript } = await import("./trackingScript.ts");
  addTrackingScript(script, () => {});
  for (const src of ["https://js.hs-analytics.net/analytics/1/123.js", "/assets/ours.js"]) {
    const brought = document.createElement("script");
    brought.src = src;
    document.head.append(brought);
  }
  removeTrackingScript(script);
  expect(sources()).toEqual([`${location.origin}/assets/ours.js`]);
});
