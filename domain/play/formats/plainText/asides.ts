/** What was in a paragraph, or between it and the next one, besides the text that's read. Missing ones are absent. */
export interface Asides {
  /** Struck-out passages, in order. */
  readonly struck?: readonly string[];
  /** Other wordings of the text, in order. */
  readonly alternates?: readonly string[];
  /** What the file notes about the text, in order. */
  readonly notes?: readonly string[];
  /** How many passages were hidden. */
  readonly hidden?: number;
  /** How many readings above words (ruby) were put behind them, and how many were left out. */
  readonly readings?: number;
  readonly nameReadings?: number;
  /** How many numbers of lines were left out. */
  readonly lineNumbers?: number;
  /** How many signs of symbol fonts have no letter. */
  readonly symbols?: number;
  /** How many marks that continue a speech or scene on the next page were left out. */
  readonly pageMarks?: number;
  /** How many passages were marked as revised. */
  readonly revisions?: number;
  /** How many numbers of scenes were left out. */
  readonly sceneNumbers?: number;
  /** How many scenes were left out because the file says that they're omitted. */
  readonly omittedScenes?: number;
  /** How many footnotes and endnotes were left out. */
  readonly footnotes?: number;
  /** How many page breaks were left out. */
  readonly pageBreaks?: number;
}

export const asideTexts = ["struck", "alternates", "notes"] as const;
const isOfTexts = (name: keyof Asides): name is (typeof asideTexts)[number] => asideTexts.some((one) => one === name);

/** Adds two records of the same paragraph. */
export function addAsides(a: Asides | undefined, b: Asides | undefined): Asides | undefined {
  if (!a || !b) return a ?? b;
  const sum: { -readonly [Name in keyof Asides]: Asides[Name] } = { ...a };
  for (const name of Object.keys(b) as (keyof Asides)[]) {
    if (isOfTexts(name)) sum[name] = [...(a[name] ?? []), ...(b[name] ?? [])];
    else sum[name] = (a[name] ?? 0) + (b[name] ?? 0);
  }
  return sum;
}

/** Returns counts and passages without those that are empty; undefined if there are none. */
export function asidesOf(given: Asides): Asides | undefined {
  const some = Object.entries(given).filter(([, value]) => (typeof value === "number" ? value > 0 : value.length > 0));
  return some.length > 0 ? Object.fromEntries(some) : undefined;
}
