import { expect, test } from "vitest";
import { describePageCount } from "./pageCount.ts";

test.each([
  [{ pages: 78, sheets: 81 }, "78 pages, 81 sheets with front matter"],
  [{ pages: 1, sheets: 2 }, "1 page, 2 sheets with front matter"],
  [{ pages: 8, sheets: 8 }, "8 pages"],
  [{ pages: 0, sheets: 2 }, "2 pages"],
])("%j is described as %s", (count, described) => {
  expect(describePageCount(count)).toBe(described);
});
