import { expect, test } from "vitest";
import { fc } from "#tests/support/fastCheck.ts";
import { scrub, scrubMessage, scrubText } from "./scrub.ts";

test.each([
  ["write to nell@ghostlight.test now", "write to [e-mail] now"],
  ["username=nell%40ghostlight.test", "[e-mail]"],
  ["https://x.test/shared/abc.def123/more", "https://x.test/shared/[token]/more"],
  ["GET /api/shared/abc.def?x=1", "GET /api/shared/[token]"],
  ["POST /api/mail-choices/stop.abc.def failed", "POST /api/mail-choices/[token] failed"],
  ["/mail?lang=es#stop.abc.def", "/mail"],
  ["/auth?type=signup&username=u&code=123456", "/auth"],
  ["https://x.test/editor/abc#Who-left", "https://x.test/editor/abc"],
  ["Bearer abc.def.ghi", "Bearer [token]"],
  ["eyJhbGciOi.eyJzdWIi.c2ln is old", "[token] is old"],
  ['button.desk-title[aria-label="Account of "Nell""] > span', "button.desk-title[…] > span"],
  ["at run (/lambdas/shared/endpoint.ts:31:11)", "at run (/lambdas/shared/endpoint.ts:31:11)"],
  ["at ../../../lambdas/shared/router.ts:20:3", "at ../../../lambdas/shared/router.ts:20:3"],
  ["at /src/features/shared/book/book.ts:4:1", "at /src/features/shared/book/book.ts:4:1"],
  ["https://lambdas.test/shared/abc.def123", "https://lambdas.test/shared/[token]"],
  ["at f (https://x.test/assets/a-1b2c.js:10:20)", "at f (https://x.test/assets/a-1b2c.js:10:20)"],
])("%s becomes %s", (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test.each([
  [`Unexpected token 'W', "Who left "the" lamp on?" is not valid JSON`, `Unexpected token 'W', "…" is not valid JSON`],
  [
    'Invalid content for node doc: <paragraph("NORA"), paragraph("I did.")>',
    'Invalid content for node doc: <paragraph("…")>',
  ],
  ["Cannot read properties of undefined (reading 'spans')", "Cannot read properties of undefined (reading 'spans')"],
  ["No scene named 'A hall. Night.'", "No scene named '…'"],
  ["“The Lamp” could not be drawn", "“…” could not be drawn"],
])("an error message loses what it quotes: %s", (message, scrubbed) => {
  expect(scrubMessage(message)).toBe(scrubbed);
});

test("fields that hold what people wrote are emptied at any depth", () => {
  const report = { extra: { play: { title: "The Lamp", playId: "p1", subtitle: null }, email: "a@b.test" }, count: 3 };
  expect(scrub(report)).toEqual({
    extra: { play: { title: "[removed]", playId: "p1", subtitle: null }, email: "[removed]" },
    count: 3,
  });
});

test("an error inside the data keeps its stack but not what it quotes", () => {
  const error = { message: 'bad "speech"', stack: 'Error: bad "speech"\n    at f (https://x.test/a.js:1:2)' };
  expect(scrub({ error })).toEqual({
    error: { message: 'bad "…"', stack: 'Error: bad "…"\n    at f (https://x.test/a.js:1:2)' },
  });
});

test("a marker word in quotes, in a query, in a label or in a personal field is never sent", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const canary = "canary";
      const [left, right] = [before.replaceAll("canary", ""), after.replaceAll("canary", "")];
      const report = {
        exception: { values: [{ type: "RangeError", value: `bad "${left}${canary}${right}"` }] },
        url: `https://x.test/auth?q=${encodeURIComponent(left)}${canary}`,
        selector: `button[aria-label="${left}${canary}${right}"]`,
        title: `${left}${canary}${right}`,
      };
      expect(JSON.stringify(scrub(report))).not.toContain(canary);
    }),
  );
});

test("circular data ends where it refers back to itself, however often", () => {
  const ring = Array.from({ length: 8 }, (): Record<string, unknown> => ({}));
  for (const [at, link] of ring.entries()) Object.assign(link, { next: ring[(at + 1) % 8], over: ring[(at + 2) % 8] });
  expect(JSON.stringify(scrub(ring[0]))).toContain("[removed]");
});
