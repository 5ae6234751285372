/* The columns of the front matter's table. None is optional, so a new field doesn't compile until each is decided. */

/** What a blind copy does with a field. */
type InBlindCopy =
  /** It names who wrote the play. It's left out, and these names are blacked out everywhere else. */
  | "names"
  /** It says who wrote the play, or what that can be looked up by, such as theaters and dates. It's left out. */
  | "leftOut"
  /** The author writes about the play, where a surname alone reveals them. Single names are blacked out, too. */
  | "withoutSurnames"
  /** Full names are blacked out, as in the text of the play. */
  | "withoutNames";

/** The key that we write, and others that we read. */
export type Keys = readonly [written: string, ...alsoRead: string[]];

/** What is known about every field. */
export interface FrontRow {
  /** The `playFormatVersion` that had the field first. Older documents and files don't have it. */
  readonly since: number;
  /** How versions of two devices merge: long texts letter by letter; of short ones, the last is taken whole. */
  readonly merges: "letters" | "whole";
  readonly inBlindCopy: InBlindCopy;
  /**
   * Which share links show it. What is about the whole play may reveal what happens in scenes that weren't chosen. Links get
   * forwarded, and the author's address isn't for everybody.
   */
  readonly shownBy: "allLinks" | "linksToWholePlay" | "noLink";
  /** Whether it tells about the play, so that a character's new name belongs in it. Quotes and thanks stay as they were. */
  readonly tellsStory: boolean;
  /** How many lines the form shows at least. A field of one line can't have more. */
  readonly rows: number;
  /** In characters. */
  readonly maxLength: number;
}

export interface TitlePageRow extends FrontRow {
  /** In the middle of the page: empty lines above. */
  readonly linesAbove: number;
  /** Whether few plays have it. The editor's Tab then passes it while it's empty. */
  readonly isRare: boolean;
}

/** Fields after the title page, each with a heading of its own in files. */
export interface HeadedRow extends FrontRow {
  /** Fields of the same sheet follow each other on pages. Each sheet begins a page. */
  readonly sheet: "opening" | "cast" | "story" | "history" | "songs" | "thanks";
  /** The part of the form that it's in. */
  readonly section: "opening" | "world" | "production" | "closing";
}

/** What files know about every field. */
export interface FrontFileRow {
  readonly fountain: Keys;
  readonly downstage: Keys;
  /** People see the style's name in Word. If it's common, others' documents have it with the same meaning. */
  readonly word: { readonly style: string; readonly isCommon: boolean };
}

export interface TitlePageFileRow extends FrontFileRow {
  /** Whose names they are in TEI; undefined if they aren't names. */
  readonly tei: "author" | "translator" | undefined;
  /** Final Draft's title page is free text: whether there's an empty line above, and the words that it's recognized by. */
  readonly finalDraft: { readonly isApart: boolean; readonly words: RegExp | undefined };
}

export interface HeadedFileRow extends FrontFileRow {
  readonly finalDraft: { readonly startsPage: boolean };
}
