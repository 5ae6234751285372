import { expect, test } from "vitest";
import { notValidated, scoreOf } from "./score.ts";

const clean = { https: true, charset: true, mixedContent: false, inlineScripts: false };

test("a clean page scores a hundred", () => {
  expect(scoreOf(clean)).toEqual({ score: 100, findings: [] });
});

test.each([
  [{ https: false }, 70, "Site not served over HTTPS"],
  [{ charset: false }, 95, "Missing charset declaration"],
  [{ mixedContent: true }, 80, "Mixed content detected"],
  [{ inlineScripts: true }, 90, "Inline scripts detected"],
])("%o leaves %i", (fault, score, finding) => {
  expect(scoreOf({ ...clean, ...fault })).toEqual({ score, findings: [finding] });
});

test("all findings together leave 35, and are listed in order", () => {
  const worst = scoreOf({ https: false, charset: false, mixedContent: true, inlineScripts: true });
  expect(worst.score).toBe(35);
  expect(worst.findings).toHaveLength(4);
});

test("a page that can't be inspected scores 0", () => {
  expect(notValidated).toEqual({ score: 0, findings: ["Unable to validate security headers"] });
});
