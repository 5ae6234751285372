import { expect, test } from "vitest";
import { isKnownStatus } from "../subscription/plans.ts";
import { type CustomProperty, contactProperties } from "./contactProperties.ts";
import { crmEvents } from "./crmEvents.ts";
import { dealPipeline, dealProperties, dealStageOf, monthlyAmount } from "./dealPipeline.ts";
import { emailTemplates } from "./emailTemplates.ts";
import { type Criterion, segments } from "./segments.ts";
import { workflows } from "./workflows.ts";

const properties: readonly CustomProperty[] = contactProperties;
const propertyNamed = (name: string) => properties.find((one) => one.name === name);

/** Returns the property type that a criterion applies to. */
function typeFor(is: Criterion["is"]): string {
  if ("yes" in is) return "bool";
  if ("option" in is) return "enumeration";
  if ("text" in is) return "string";
  return "atLeast" in is ? "number" : "datetime";
}

test("each criterion uses one of our properties, of a matching type", () => {
  const criteria = [...segments, ...workflows].flatMap((one) => one.criteria);
  for (const { property, is } of criteria) {
    const found = propertyNamed(property);
    expect(found?.type, property).toBe(typeFor(is));
    if ("option" in is) expect(found?.options?.map(({ value }) => value)).toContain(is.option);
  }
});

test("names that identify something are unique", () => {
  for (const names of [
    [...properties, ...dealProperties].map(({ name }) => name),
    segments.map(({ name }) => name),
    workflows.map(({ name }) => name),
    emailTemplates.map(({ name }) => name),
    crmEvents.map(({ name }) => name),
    dealPipeline.stages.map(({ label }) => label),
  ])
    expect(new Set(names).size).toBe(names.length);
});

test("each workflow sets its own stage, and each stage has a workflow", () => {
  const turns = propertyNamed("playwright_latest_turn")?.options?.map(({ value }) => value);
  expect(workflows.map(({ turn }) => turn).toSorted()).toEqual(turns?.toSorted());
});

test("each Stripe status belongs to one stage; an unknown status to none", () => {
  const statuses = dealPipeline.stages.flatMap((stage): readonly string[] => stage.statuses);
  expect(statuses.filter((status) => !isKnownStatus(status))).toEqual([]);
  expect(new Set(statuses).size).toBe(8);
  expect(dealStageOf("past_due")).toBe("Payment late");
  expect([dealStageOf("a_new_word"), dealStageOf("")]).toEqual([undefined, undefined]);
});

test("a deal is worth the monthly price of its plan", () => {
  expect([monthlyAmount("writer"), monthlyAmount("company"), monthlyAmount("toString")]).toEqual([8, 18, undefined]);
});
