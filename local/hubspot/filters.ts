import * as z from "zod";
import { dayMs } from "#domain/time.ts";

const withoutValue = z.boolean();

const operation = z.discriminatedUnion("operationType", [
  z.strictObject({
    operationType: z.literal("ENUMERATION"),
    operator: z.enum(["IS_ANY_OF", "IS_NONE_OF"]),
    values: z.array(z.string()).min(1),
    includeObjectsWithNoValueSet: withoutValue,
  }),
  z.strictObject({
    operationType: z.literal("BOOL"),
    operator: z.enum(["IS_EQUAL_TO", "IS_NOT_EQUAL_TO"]),
    value: z.boolean(),
    includeObjectsWithNoValueSet: withoutValue,
  }),
  z.strictObject({
    operationType: z.literal("NUMBER"),
    operator: z.enum(["IS_EQUAL_TO", "IS_GREATER_THAN_OR_EQUAL_TO", "IS_LESS_THAN"]),
    value: z.number(),
    includeObjectsWithNoValueSet: withoutValue,
  }),
  z.strictObject({
    operationType: z.literal("MULTISTRING"),
    operator: z.enum(["IS_EQUAL_TO", "IS_NOT_EQUAL_TO"]),
    values: z.array(z.string()).min(1),
    includeObjectsWithNoValueSet: withoutValue,
  }),
  z.strictObject({
    operationType: z.literal("ROLLING_DATE_RANGE"),
    operator: z.enum(["IS_LESS_THAN_X_DAYS_AGO", "IS_MORE_THAN_X_DAYS_AGO"]),
    numberOfDays: z.int().min(0),
    requiresTimeZoneConversion: z.boolean(),
    includeObjectsWithNoValueSet: withoutValue,
  }),
]);
type Filtering = z.output<typeof operation>;

const filter = z.strictObject({ filterType: z.literal("PROPERTY"), property: z.string(), operation });

const andBranch = z.strictObject({
  filterBranchType: z.literal("AND"),
  filterBranchOperator: z.literal("AND"),
  filterBranches: z.array(z.never()).max(0),
  filters: z.array(filter).min(1),
});

/** HubSpot accepts one OR at the root, and filters only in its ANDs. */
export const filterBranchSchema = z.strictObject({
  filterBranchType: z.literal("OR"),
  filterBranchOperator: z.literal("OR"),
  filterBranches: z.array(andBranch).min(1),
  filters: z.array(z.never()).max(0),
});
export type FilterBranch = z.output<typeof filterBranchSchema>;

type Values = Readonly<Record<string, string>>;

/** Returns the properties that a filter uses. */
export const propertiesIn = ({ filterBranches }: FilterBranch): readonly string[] =>
  filterBranches.flatMap(({ filters }) => filters.map(({ property }) => property));

export const isMember = ({ filterBranches }: FilterBranch, values: Values, now: Date): boolean =>
  filterBranches.some(({ filters }) =>
    filters.every(({ property, operation }) => holds(operation, values[property] ?? "", now)),
  );

function holds(expected: Filtering, value: string, now: Date): boolean {
  if (value === "") return expected.includeObjectsWithNoValueSet;
  switch (expected.operationType) {
    case "BOOL":
      return (value === String(expected.value)) === (expected.operator === "IS_EQUAL_TO");
    case "NUMBER":
      return compare[expected.operator](Number(value), expected.value);
    case "ROLLING_DATE_RANGE":
      return (
        now.getTime() - Date.parse(value) < expected.numberOfDays * dayMs ===
        (expected.operator === "IS_LESS_THAN_X_DAYS_AGO")
      );
    default:
      return expected.values.includes(value) === ["IS_ANY_OF", "IS_EQUAL_TO"].includes(expected.operator);
  }
}

const compare = {
  IS_EQUAL_TO: (one: number, other: number) => one === other,
  IS_GREATER_THAN_OR_EQUAL_TO: (one: number, other: number) => one >= other,
  IS_LESS_THAN: (one: number, other: number) => one < other,
} as const;
