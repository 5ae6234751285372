import { maxGoal } from "#domain/play/goals/goals.ts";

/** Reads what was typed as a goal; an empty field is none. Thousands may be separated, as in 80,000 or 80.000. */
export function goalIn(typed: string): number | "invalid" | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  const goal = Number(grouped.test(text) ? text.replaceAll(/\D/g, "") : text);
  return Number.isInteger(goal) && goal >= 1 && goal <= maxGoal ? goal : "invalid";
}

const grouped = /^\d{1,3}(?:[,.'’\s]\d{3})+$/;
