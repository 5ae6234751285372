import { layoutNameOf } from "#domain/play/layout/chosenLayout.ts";
import { type LayoutName, layouts } from "#domain/play/layout/designs/layouts.ts";
import { knownChanges } from "#domain/play/layout/own/adjustLayout.ts";
import type { AdjustedLayout } from "#domain/play/layout/own/ownLayout.ts";
import type { LayoutChanges, PageLayout } from "#domain/play/play.ts";
import { layoutLabel } from "#frontend/messages/ownLayouts.ts";
import { ownLayoutWords } from "#frontend/messages/ownLayouts.yaml";
import { layoutDescriptions, layoutNames } from "#frontend/messages/pageLayout.yaml";

/** A layout that the writer has saved in their account. */
export interface SavedLayout {
  readonly presetId: string;
  readonly name: string;
  readonly content: AdjustedLayout;
}

/** A layout in the list of the dialog. */
export interface LayoutChoice {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly base: LayoutName;
  readonly changes: LayoutChanges;
  /** The writer's name for it; undefined for one of ours, and for changes that have none. */
  readonly name: string | undefined;
  readonly saved: SavedLayout | undefined;
}

const ours: readonly LayoutChoice[] = (Object.keys(layouts) as LayoutName[]).map((base) => ({
  key: base,
  label: layoutNames[base],
  description: layoutDescriptions[base],
  base,
  changes: {},
  name: undefined,
  saved: undefined,
}));

const choiceOfSaved = (saved: SavedLayout): LayoutChoice => ({
  key: saved.presetId,
  label: saved.name,
  description: ownLayoutWords.basedOn({ layout: layoutNames[saved.content.base] }),
  base: saved.content.base,
  changes: saved.content.changes,
  name: saved.name,
  saved,
});

interface LayoutChoices {
  readonly choices: readonly LayoutChoice[];
  readonly chosen: LayoutChoice;
}

/**
 * Returns the layouts to choose from: ours, the play's own if it's no other one, and those that the writer has saved. A
 * play has its own copy of a saved layout, so it's recognized by what it changes. `before` is what the play had of its own
 * until another one was chosen; it can be chosen again.
 */
export function layoutChoices(
  pageLayout: PageLayout,
  saved: readonly SavedLayout[],
  before?: LayoutChoice,
): LayoutChoices {
  const base = layoutNameOf(pageLayout);
  const changes = pageLayout.changes ?? {};
  const known = [...ours, ...saved.map(choiceOfSaved)];
  const same = known.filter((one) => one.base === base && isSame(one.changes, changes));
  const found = same.find(({ name }) => name === pageLayout.name) ?? same[0];
  if (found) {
    const isKnown = !before || known.some((one) => one.base === before.base && isSame(one.changes, before.changes));
    return { choices: isKnown ? known : withOwn(known, before), chosen: found };
  }
  const isNameTaken = saved.some(({ name }) => name === pageLayout.name);
  const own: LayoutChoice = {
    key: "own",
    label: isNameTaken ? ownLayoutWords.adjusted({ layout: pageLayout.name ?? "" }) : layoutLabel(pageLayout),
    description: ownLayoutWords.adjustedDescription,
    base,
    changes,
    name: pageLayout.name,
    saved: undefined,
  };
  return { choices: withOwn(known, own), chosen: own };
}

/** The play's own layout is between ours and those in the account. */
const withOwn = (known: readonly LayoutChoice[], own: LayoutChoice): readonly LayoutChoice[] => [
  ...known.slice(0, ours.length),
  own,
  ...known.slice(ours.length),
];

const isSame = (one: LayoutChanges, other: LayoutChanges): boolean =>
  JSON.stringify(knownChanges(one)) === JSON.stringify(knownChanges(other));
