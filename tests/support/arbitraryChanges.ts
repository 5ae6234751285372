import { type FieldRule, findField, layoutFields, maxMarkLength } from "#domain/play/layout/own/layoutFields.ts";
import type { LayoutChanges, LayoutValue } from "#domain/play/play.ts";
import { fc } from "./fastCheck.ts";

const anyValue = (rule: FieldRule): fc.Arbitrary<LayoutValue> => {
  if (rule.kind === "number")
    // Small indents and margins are more likely to be usable together.
    return fc.oneof(
      fc.double({ min: rule.least, max: rule.most, noNaN: true }),
      fc.double({ min: rule.least, max: rule.least + (rule.most - rule.least) / 8, noNaN: true }),
    );
  if (rule.kind === "choice") return fc.constantFrom(...rule.choices);
  if (rule.kind === "switch") return fc.boolean();
  return fc.constantFrom("", "(MORE)", "(CONT’D)", ":", "–".repeat(maxMarkLength));
};

/** Up to 12 changes of a layout. Each value is allowed, but they may make no usable page together. */
export const arbitraryChanges: fc.Arbitrary<LayoutChanges> = fc
  .uniqueArray(fc.constantFrom(...layoutFields), { maxLength: 12 })
  .chain((fields) =>
    fc.record(Object.fromEntries(fields.map((name) => [name, anyValue(findField(name)?.rule ?? { kind: "switch" })]))),
  )
  .map((changes) => ({ ...changes }));
