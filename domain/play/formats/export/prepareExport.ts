import {
  type BlindOptions,
  layoutChangesWithoutNames,
  withoutNames,
  withoutSurnamesOf,
} from "../../../sharing/withoutNames.ts";
import { forEachField, isOnTitlePage } from "../../front/frontFields.ts";
import type { FrontParagraph } from "../../layout/front/frontFlow.ts";
import type { PaperColor } from "../../layout/paper/paperColors.ts";
import { notesIn } from "../../notes/notesIn.ts";
import { outlineIn } from "../../outlineIn.ts";
import type { FrontMatter, Play } from "../../play.ts";
import { withoutEmpty } from "../reading/withoutEmpty.ts";
import type { WritePlayFileOptions } from "../writing/writePlayFile.ts";
import { type BlockNumbers, blockNumbers } from "./blockNumbers.ts";
import type { PrintedComment } from "./commentColumn.ts";
import { type ExportSettings, layoutFor, mayBeBooklet, mayHold, settingsHeld } from "./exportSettings.ts";
import { selectPart } from "./selectPart.ts";
import { withoutNotes } from "./withoutNotes.ts";

/** Marks what has changed, as productions do with each new draft. */
export interface Revision {
  /** An earlier version of the play. */
  readonly since: Play;
  /** Paper of pages with changes. */
  readonly color: PaperColor;
}

/** A play as a file will contain it. */
export interface PreparedExport {
  /** What the format can hold of the chosen settings. */
  readonly settings: ExportSettings;
  /** What a file contains: the chosen part and front matter, without names in a blind copy. */
  readonly play: Play;
  /** The same play with all of its text and front matter, from which the numbers of pages come. */
  readonly whole: Play;
  /** Numbers in the whole play. */
  readonly numbers: BlockNumbers;
  /** The earlier version, prepared like the play; absent if the format has no pages of its own. */
  readonly revision?: Revision;
  /** What readers said, beside its pages. */
  readonly report?: PrintedReport;
}

/** What readers said, for pages. */
export interface PrintedReport {
  /** On pages before the play. */
  readonly summary: readonly FrontParagraph[];
  readonly comments: readonly PrintedComment[];
}

interface PrepareOptions extends BlindOptions {
  readonly revision?: Revision | undefined;
}

/** Applies the options that every format has in common. Names are removed first, so that no later step sees them. */
export function prepareExport(
  play: Play,
  chosen: ExportSettings,
  { revision, ...names }: PrepareOptions = {},
): PreparedExport {
  const held = { ...settingsHeld(chosen), booklet: chosen.booklet && mayBeBooklet(play, chosen) };
  const settings = held.isBlind ? settingsWithoutNames(play, held, names) : held;
  const prepared = (one: Play): Play => {
    const named = settings.isBlind ? withoutNames(one, names) : one;
    return settings.notes ? named : withoutNotes(named);
  };
  const whole = prepared(play);
  const { front, blocks } = selectPart(whole, settings.scope, layoutFor(whole, settings));
  const { outline: noted, notes: allNotes, ...others } = whole;
  const outline = outlineIn(noted, blocks);
  const notes = notesIn(allNotes, blocks, { isWholePlay: settings.scope.what === "play" });
  return {
    settings,
    whole,
    play: {
      ...others,
      front: withoutFront(front, settings),
      // Fountain has no empty elements: other programs would show our codes for them.
      blocks: settings.format === "fountain" ? withoutEmpty(blocks) : blocks,
      ...(outline && { outline }),
      ...(notes && { notes }),
    },
    numbers: blockNumbers(whole.blocks, settings),
    ...(revision && mayHold(settings, "pages") && { revision: { ...revision, since: prepared(revision.since) } }),
  };
}

/** The writer may have put a name into what a file prints besides the play, too. */
export const settingsWithoutNames = (play: Play, settings: ExportSettings, names: BlindOptions): ExportSettings => ({
  ...settings,
  watermark: withoutSurnamesOf(play, names)(settings.watermark),
  ...(typeof settings.layout === "object" && {
    layout: {
      ...settings.layout,
      name: "",
      changes: layoutChangesWithoutNames(play, settings.layout.changes, names),
    },
  }),
});

/** Returns what a writer needs besides the play. */
export const writeOptionsFor = ({
  whole,
  numbers,
  settings,
}: PreparedExport): Omit<WritePlayFileOptions, "createdAt"> => ({
  // What remains of them was asked for.
  notes: true,
  layout: layoutFor(whole, settings),
  numbers,
  watermark: settings.watermark,
  title: whole.front.title,
});

/** Returns the front matter that a file contains: the title page, what follows it, both, or neither. */
function withoutFront(
  front: FrontMatter,
  { titlePage, characterPage }: Pick<ExportSettings, "titlePage" | "characterPage">,
): FrontMatter {
  return {
    ...forEachField((field) => ((isOnTitlePage(field) ? titlePage : characterPage) ? front[field] : "")),
    characters: characterPage ? front.characters : [],
  };
}
