import type { PaperName } from "#domain/play/layout/designs/layouts.ts";
import type { Unit } from "#domain/play/layout/own/layoutFields.ts";
import { unitNames } from "#frontend/messages/ownLayouts.yaml";

/** How a number of a layout is written in a form: lengths in inches on Letter, in millimeters on A4. */
interface ShownUnit {
  readonly name: string;
  readonly perStored: number;
  readonly decimals: number;
}

export function shownUnit(unit: Unit, paper: PaperName): ShownUnit {
  if (unit !== "inches") return { name: unitNames[unit], perStored: 1, decimals: 2 };
  return paper === "a4"
    ? { name: unitNames.mm, perStored: 25.4, decimals: 1 }
    : { name: unitNames.in, perStored: 1, decimals: 3 };
}

export const showNumber = (value: number, { perStored, decimals }: ShownUnit): string =>
  String(Number((value * perStored).toFixed(decimals)) + 0);

/** Reads what somebody typed, with a period or a comma. Returns undefined if it isn't a number. */
export function readNumber(text: string, { perStored }: ShownUnit): number | undefined {
  const typed = text.trim().replace(",", ".").replace("−", "-");
  if (!/^-?\d*\.?\d+\.?$/.test(typed)) return undefined;
  return Number((Number(typed) / perStored).toFixed(4));
}
