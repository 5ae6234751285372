import type { LayoutChanges, LayoutValue } from "../../play.ts";
import type { Layout } from "../layout.ts";
import { findField, isAllowed, type LayoutField, layoutFields } from "./layoutFields.ts";

/** Returns the changes that this version knows and whose values are allowed. A later version may have written others. */
export const knownChanges = (changes: LayoutChanges): LayoutChanges =>
  Object.fromEntries(
    layoutFields.flatMap((name) => {
      const rule = findField(name)?.rule;
      const value = Object.hasOwn(changes, name) ? changes[name] : undefined;
      return rule && isAllowed(rule, value) ? [[name, value] as const] : [];
    }),
  );

/** Returns a layout with these changes. What this version doesn't know is ignored. */
export const adjustLayout = (layout: Layout, changes: LayoutChanges): Layout =>
  Object.entries(knownChanges(changes)).reduce(
    (adjusted, [name, value]) => findField(name)?.write(adjusted, value) ?? adjusted,
    layout,
  );

export const readField = (layout: Layout, name: LayoutField): LayoutValue => findField(name)?.read(layout) ?? "";

/** Far less than anybody sees. Millimeters aren't whole numbers of inches. */
const sameWithin = 0.001;

export const isSameValue = (one: LayoutValue, other: LayoutValue): boolean =>
  typeof one === "number" && typeof other === "number" ? Math.abs(one - other) < sameWithin : one === other;

/** Returns the changes with another value of a field. A value that the layout has anyway isn't a change. */
export function withChange(
  layout: Layout,
  changes: LayoutChanges,
  name: LayoutField,
  value: LayoutValue,
): LayoutChanges {
  const { [name]: _before, ...others } = changes;
  const unchanged = readField(adjustLayout(layout, others), name);
  return isSameValue(unchanged, value) ? others : { ...others, [name]: value };
}
