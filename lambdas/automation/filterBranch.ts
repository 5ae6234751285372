import type { Criterion } from "#domain/automation/segments.ts";

/** Builds criteria for HubSpot's lists and workflows: an OR at the root, containing one AND with the filters. */
export const filterBranch = (criteria: readonly Criterion[]) =>
  ({
    filterBranchType: "OR",
    filterBranchOperator: "OR",
    filters: [],
    filterBranches: [
      {
        filterBranchType: "AND",
        filterBranchOperator: "AND",
        filterBranches: [],
        filters: criteria.map(
          ({ property, is }) => ({ filterType: "PROPERTY", property, operation: operationOf(is) }) as const,
        ),
      },
    ],
  }) as const;

const includeObjectsWithNoValueSet = false;

function operationOf(is: Criterion["is"]) {
  if ("yes" in is)
    return { operationType: "BOOL", operator: "IS_EQUAL_TO", value: is.yes, includeObjectsWithNoValueSet } as const;
  if ("option" in is)
    return {
      operationType: "ENUMERATION",
      operator: "IS_ANY_OF",
      values: [is.option],
      includeObjectsWithNoValueSet,
    } as const;
  if ("text" in is)
    return {
      operationType: "MULTISTRING",
      operator: "IS_EQUAL_TO",
      values: [is.text],
      includeObjectsWithNoValueSet,
    } as const;
  if ("atLeast" in is)
    return {
      operationType: "NUMBER",
      operator: "IS_GREATER_THAN_OR_EQUAL_TO",
      value: is.atLeast,
      includeObjectsWithNoValueSet,
    } as const;
  return {
    operationType: "ROLLING_DATE_RANGE",
    operator: "withinDays" in is ? "IS_LESS_THAN_X_DAYS_AGO" : "IS_MORE_THAN_X_DAYS_AGO",
    numberOfDays: "withinDays" in is ? is.withinDays : is.beforeDays,
    requiresTimeZoneConversion: false,
    includeObjectsWithNoValueSet,
  } as const;
}
