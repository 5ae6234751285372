import { layoutNameOf } from "#domain/play/layout/chosenLayout.ts";
import { fonts } from "#domain/play/layout/measures/fonts.ts";
import type { PageLayout } from "#domain/play/play.ts";
import { choiceNames, ownLayoutWords } from "./ownLayouts.yaml";
import { layoutNames } from "./pageLayout.yaml";

/** Returns what the layout of a play is called. */
export function layoutLabel(pageLayout: PageLayout): string {
  const base = layoutNames[layoutNameOf(pageLayout)];
  if (Object.keys(pageLayout.changes ?? {}).length === 0) return base;
  return pageLayout.name ?? ownLayoutWords.adjusted({ layout: base });
}

/** What a choice of a list is called, by its value in a layout. */
export function choiceName(value: string): string {
  const font = Object.entries(fonts).find(([name]) => name === value)?.[1];
  return font
    ? ownLayoutWords.fontLike({ font: value, other: font.inFiles === value ? font.sameWidths : font.inFiles })
    : (Object.entries(choiceNames).find(([name]) => name === value)?.[1] ?? value);
}
