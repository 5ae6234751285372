import { expect, test } from "vitest";
import { fc } from "#tests/support/fastCheck.ts";
import { keptViolation, type SeenViolation } from "./violation.ts";

const seen: SeenViolation = {
  page: "https://ghostlight.example/editor/play-of-mine?code=secret#x",
  directive: "script-src-elem",
  blocked: "https://evil.example/steal.js?token=secret",
  source: "https://ghostlight.example/assets/index-1a2b3c.js",
  line: 3,
  column: 9,
};

test("a violation is stored without anything that could open a play or reveal data", () => {
  expect(keptViolation(seen)).toEqual({
    type: "csp_violation",
    page: "/editor/…",
    directive: "script-src-elem",
    blocked: "https://evil.example",
    source: "/assets/index-1a2b3c.js",
    line: 3,
    column: 9,
  });
});

test.each([
  [{ blocked: "inline" }, "unsafe_inline"],
  [{ blocked: "http://evil.example/a.png" }, "mixed_content"],
  [{ blocked: "trusted-types-sink", directive: "require-trusted-types-for" }, "xss_attempt"],
  [{ blocked: "eval" }, "csp_violation"],
  [{ blocked: "http://evil.example/a.png", page: "http://localhost:4000/" }, "csp_violation"],
])("%o is a %s", (part, type) => {
  expect(keptViolation({ ...seen, ...part })?.type).toBe(type);
});

test.each(["chrome-extension://abc/x.js", "moz-extension", "safari-web-extension://a"])(
  "%s isn't caused by our code",
  (source) => {
    expect(keptViolation({ ...seen, source })).toBeUndefined();
  },
);

test.each([
  ["https://ghostlight.example/shared/abc.def", "/shared/…"],
  ["https://ghostlight.example/shared%2Fabc.def", "/…"],
  ["https://ghostlight.example/", "/"],
  ["https://ghostlight.example/pricing", "/pricing"],
  ["no address", "/"],
])("the page %s is stored as %s", (page, shape) => {
  expect(keptViolation({ ...seen, page })?.page).toBe(shape);
});

test("whatever a report says, no secret from its addresses is stored, and what is stored is short", () => {
  const address = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string(),
    fc.constant("data:SECRET"),
  );
  const hidden = (text: string) => `${text}/SECRET?SECRET#SECRET`;
  void fc.assert(
    fc.property(address, address, address, fc.string(), (page, blocked, source, directive) => {
      const kept = keptViolation({
        ...seen,
        page: hidden(page),
        blocked: hidden(blocked),
        source: hidden(source),
        directive,
      });
      const text = JSON.stringify(kept ?? {});
      expect(text).not.toContain("SECRET");
      expect(text.length).toBeLessThan(1500);
    }),
    { seed: 17, numRuns: 500 },
  );
});
