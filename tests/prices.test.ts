import { resolve } from "node:path";
import { expect, test } from "vitest";
import { billingIntervals, paidTiers, plans } from "#domain/subscription/plans.ts";
import { sourceFiles } from "./importRules.ts";
import { repeatedFigures } from "./prices.ts";

const prices = paidTiers.flatMap((tier) => billingIntervals.map((interval) => plans[tier][interval]));
const limits = Object.values(plans).flatMap(({ playLimit }) => playLimit ?? []);
const figures = { prices, limits };

test("a plan's price and limits are written down once", () => {
  const files = sourceFiles(resolve(import.meta.dirname, ".."));
  expect(files.some(({ path }) => path === "domain/subscription/plans.ts")).toBe(true);
  expect(repeatedFigures(files, figures)).toEqual([]);
});

const [price = 0] = prices;
const [limit = 0] = limits;

test.each([
  `const words = "Writer costs $${price}";`,
  `<p>${price} a month</p>`,
  `const price = { amount: ${price}00 };`,
  `const plan = { monthly: ${price} };`,
  `const playLimit = ${limit};`,
  `"The free plan holds ${limit} plays"`,
])("a second place is found: %s", (text) => {
  expect(repeatedFigures([{ path: "frontend/src/messages/spy.ts", text }], figures)).toHaveLength(1);
});
