import type { Branded } from "../brand.ts";
import type { FrontField } from "./front/frontPlaces.ts";
import type { CalendarDay } from "./goals/day.ts";

/** The kinds of block, in the order in which menus show them. The names are standard theater terms. */
export const blockKinds = [
  "act",
  "scene",
  "setting",
  "direction",
  "cue",
  "parenthetical",
  "dialogue",
  "lyric",
  "transition",
  "centered",
  "pageBreak",
  "note",
] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Ten characters of `A-Z a-z 0-9 _ -`; never changes during the play's lifetime. */
export type BlockId = Branded<"BlockId">;
/** As nanoid makes them. */
export const blockIdPattern = /^[A-Za-z0-9_-]{10}$/;
/** Twelve to 32 characters of `A-Z a-z 0-9 _ -`, chosen by the browser. */
export type PlayId = Branded<"PlayId">;
/** A person's Cognito `sub`. */
export type UserId = Branded<"UserId">;

export const markNames = ["bold", "italic", "underline"] as const;
export type MarkName = (typeof markNames)[number];

/** A run of text with the same marks. A verse line or forced break inside a block is "\n". */
export interface Span {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
}

/** One element of the manuscript. A page break has no text. */
export interface Block {
  readonly id: BlockId;
  readonly kind: BlockKind;
  /** Adjacent spans differ in marks and none is empty, so that equal blocks are deeply equal. */
  readonly text: readonly Span[];
  /** On a cue only: spoken at the same time as the speech before it (side by side on the page). */
  readonly simultaneous?: true;
}

/** A character of the play. A cue refers to a character by name or by alias (a former name). */
export interface Character {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly age: string;
  readonly gender: string;
  readonly description: string;
  /** Who else the same performer plays, in the writer's words: "also plays the Doctor". */
  readonly doubling: string;
}

/** What comes before the play: plain texts, of which an empty one is absent, and the list of characters. */
export type FrontMatter = Readonly<Record<FrontField, string>> & { readonly characters: readonly Character[] };

/**
 * Names the layout and the paper of a play's pages. These are the names as stored: one that this version doesn't know is
 * kept, and `layoutOf` uses the default instead.
 */
export interface PageLayout {
  readonly layout?: string;
  readonly paper?: string;
  /** What the writer calls the layout with the changes. Readers don't see it. */
  readonly name?: string;
  /** What the writer has changed about the layout. */
  readonly changes?: LayoutChanges;
}

/** A number in the unit of its field, the name of a choice, the text of a mark, or on and off. */
export type LayoutValue = string | number | boolean;

/** Values by `LayoutField`. A field or value that this version doesn't know is kept and ignored. */
export type LayoutChanges = Readonly<Record<string, LayoutValue>>;

/** The names in a page layout, in the order in which they're written. */
export const pageLayoutNames = ["layout", "paper", "name"] as const satisfies readonly (keyof PageLayout)[];

/** What smart typing replaces, as named in the settings. */
export const typingReplacements = ["quotes", "dashes", "ellipses"] as const;
export type TypingReplacement = (typeof typingReplacements)[number];

/** How a play is typed: its language, and what stays as typed. */
export interface TypingSettings extends Readonly<Partial<Record<TypingReplacement, false>>> {
  /** A BCP 47 tag; absent if it's the language that its author writes in. One that this version doesn't know is kept. */
  readonly language?: string;
}

/** How far a scene or act is, in the order in which menus show it. */
export const sceneStatuses = ["idea", "draft", "done"] as const;

/** The colors that a writer can give a scene or act. */
export const sceneColors = ["red", "orange", "yellow", "green", "blue", "purple"] as const;

/** The fields of an outline entry, in the order in which they're written. */
export const outlineFields = ["synopsis", "color", "status", "bookmark"] as const;
export type OutlineField = (typeof outlineFields)[number];

/**
 * What a writer notes about one block: what happens in a scene or act, its color and status, and the name of a bookmark.
 * It's never printed. A color or status that this version doesn't know is kept and ignored. Nothing is empty.
 */
export type OutlineEntry = Readonly<Partial<Record<OutlineField, string>>>;

/** Entries by block ID, in the play's order. */
export type PlayOutline = Readonly<Record<string, OutlineEntry>>;
/** What the writer has set about characters, listed or not. */
export interface CharacterSettings {
  /** By name, as `nameKeyOf` compares names. A color that this version doesn't know is kept and not shown. */
  readonly colors?: Readonly<Record<string, string>>;
  /** Spellings in cues that aren't mistakes. */
  readonly ignored?: readonly string[];
}

/**
 * What the writer says about a block instead of what is recognized in its text. An empty list means nobody. Names are
 * those in cues or in the list of characters, so that they follow a rename as cues do.
 */
export interface StageMark {
  readonly enters?: readonly string[];
  readonly exits?: readonly string[];
  /** On a cue: the speaker isn't on stage, and that's intended. */
  readonly offstage?: true;
}

/** By the ID of a direction, parenthetical or cue. */
export type StageMarks = Readonly<Record<string, StageMark>>;

/** A range of one block with its text when it was chosen. Offsets count UTF-16 units of the block's text. */
export interface QuotedRange {
  readonly blockId: BlockId;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** Ten characters of `A-Z a-z 0-9 _ -`. */
export type NoteId = Branded<"NoteId">;

/** What a note is about: the whole play if it has neither field. */
export interface NoteTarget {
  /** The heading of a scene or act. */
  readonly scene?: BlockId;
  /** Where a passage is now. A range from 0 to 0 is no longer in the play. */
  readonly passage?: readonly QuotedRange[];
}

/**
 * A private note of the writer. It's never printed, and readers don't see it. For a note that is an element of the text,
 * there is only its state, by the block's ID.
 */
export interface PlayNote extends NoteTarget {
  /** Absent only for a note that is an element of the text. */
  readonly text?: string;
  /** `done`, or absent while it's open. One that this version doesn't know is kept. */
  readonly state?: string;
  /** When it was written, in ISO 8601. */
  readonly at?: string;
}

/** By `NoteId`, or the ID of a block of the kind `note`. */
export type PlayNotes = Readonly<Record<string, PlayNote>>;

/** How long somebody took to read the play aloud. It replaces the estimates of its running time. */
export interface TimedReading {
  /** Whole seconds, at least `minReadingSeconds`. */
  readonly seconds: number;
  readonly day: CalendarDay;
  /** The spoken words that the play had then. */
  readonly words: number;
  /** Whole seconds of each scene that was timed, by the ID of its heading: the act's, if it isn't divided into scenes. */
  readonly scenes?: Readonly<Record<BlockId, number>>;
}

/** A whole play: front matter and a flat sequence of blocks. */
export interface Play {
  readonly front: FrontMatter;
  readonly blocks: readonly Block[];
  /** Absent if the writer hasn't chosen any. */
  readonly pageLayout?: PageLayout;
  /** Absent if the writer hasn't changed any. */
  readonly typing?: TypingSettings;
  /** Absent if the writer hasn't noted anything. */
  readonly outline?: PlayOutline;
  /** Absent if there are none. */
  readonly characterSettings?: CharacterSettings;
  /** Absent if the writer hasn't corrected who comes and goes. */
  readonly stage?: StageMarks;
  /** Absent if nobody has timed a reading of the play. */
  readonly timedReading?: TimedReading;
  /** Absent if there are none. `readPlay` leaves them out: see `readPlayWithNotes`. */
  readonly notes?: PlayNotes;
}

export const textOf = (block: Block): string => block.text.map((span) => span.text).join("");

/** Joins adjacent spans with the same marks and drops empty ones: the only valid form of a block's text. */
export function normalizeSpans(spans: readonly Span[]): readonly Span[] {
  const [only] = spans;
  if (only && spans.length === 1 && only.text !== "") return spans;
  const out: Span[] = [];
  for (const span of spans) {
    if (span.text === "") continue;
    const last = out.at(-1);
    if (last && sameMarks(last, span)) out[out.length - 1] = { ...last, text: last.text + span.text };
    else out.push(span);
  }
  return out;
}

export const sameMarks = (a: Span, b: Span): boolean => markNames.every((mark) => a[mark] === b[mark]);
