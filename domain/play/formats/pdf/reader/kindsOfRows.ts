import type { BlockKind } from "#domain/play/play.ts";
import { isClosing } from "../../fountain/closingLines.ts";
import { findStageHeading } from "../../fountain/headings.ts";
import { isMarkedThroughout } from "../../plainText/paragraph.ts";
import { hasCapitalsOnly } from "../../plainText/textShape.ts";
import type { CueLayout } from "./findCueLayout.ts";
import type { BodyRow } from "./places.ts";
import { emptyLine, type Places } from "./places.ts";

/** What a line is, and whether a paragraph begins with it. */
export interface RowKind {
  readonly kind: BlockKind;
  readonly begins: boolean;
}

interface Options {
  readonly rows: readonly BodyRow[];
  readonly places: Places;
  readonly layout: CueLayout;
}

/** Classifies the lines of a manuscript with names above speeches, by their places and the empty lines between them. */
export function kindsOfRows(options: Options): readonly RowKind[] {
  const classifier = new Classifier(options);
  return options.rows.map((_, at) => classifier.next(at));
}

/** If directions have their own place, this many paragraphs are there. */
const minDirections = 3;
/** In lines. A scene heading has more than one empty line above. */
const sceneGap = 2.6;
/** A page with more lines to spare ended before it was full. */
const spareLines = 4;

class Classifier {
  readonly #rows: readonly BodyRow[];
  readonly #places: Places;
  readonly #layout: CueLayout;
  readonly #hasDirectionPlace: boolean;
  readonly #lines: ReadonlyMap<number, number>;
  #kind: BlockKind = "direction";
  #isSpeaking = false;
  /** Brackets that were opened in this paragraph and not closed yet. */
  #openBrackets = 0;

  constructor({ rows, places, layout }: Options) {
    this.#rows = rows;
    this.#places = places;
    this.#layout = layout;
    const elsewhere = rows.filter(
      (row) =>
        (row.gap ?? 0) > emptyLine && !layout.cues.has(row) && !places.isCentered(row) && !this.#isAtDialogue(row),
    );
    this.#hasDirectionPlace = elsewhere.length >= minDirections;
    this.#lines = linesPerPage(rows);
  }

  next(at: number): RowKind {
    const row = this.#rows[at];
    if (!row) return { kind: "direction", begins: true };
    const isApart = this.#isApart(row, at);
    const before = this.#kind;
    const wasOpen = this.#openBrackets > 0;
    const mayBeHeading =
      !this.#isInSpeech() && !this.#layout.cues.has(row) && (isApart || this.#places.isCentered(row));
    const heading = mayBeHeading ? this.#heading(row, at) : undefined;
    const kind = heading ?? this.#kindOf(row, at, isApart);
    const isOwn = heading !== undefined || kind === "cue" || (kind === "parenthetical" && !wasOpen);
    const begins = isApart || isOwn || kind !== before;
    if (begins) this.#openBrackets = 0;
    this.#openBrackets = Math.max(0, this.#openBrackets + countBrackets(row.text));
    this.#kind = kind;
    if (kind === "cue") this.#isSpeaking = true;
    else if (kind === "act" || kind === "scene" || kind === "transition") this.#isSpeaking = false;
    return { kind, begins };
  }

  #kindOf(row: BodyRow, at: number, isApart: boolean): BlockKind {
    if (this.#layout.cues.has(row)) return "cue";
    if (row.column !== undefined) return this.#spoken(row);
    if (isApart || !this.#layout.hasEmptyLines) return this.#unattached(row, at, isApart);
    if (this.#isInSpeech()) return this.#spoken(row);
    return this.#kind;
  }

  /** Returns the kind of a line under a name or within a speech. */
  #spoken(row: BodyRow): BlockKind {
    if (this.#kind === "parenthetical" && this.#openBrackets > 0) return "parenthetical";
    const isElsewhere = row.column !== undefined || !this.#isAtDialogue(row);
    if (/^[([]/.test(row.text) && (isElsewhere || this.#layout.dialogue === "center")) return "parenthetical";
    if (row.column === undefined && isElsewhere && !this.#places.isCentered(row) && hasCapitalsOnly(row.text))
      return "lyric";
    return this.#kind === "lyric" && isElsewhere ? "lyric" : "dialogue";
  }

  /** Returns the kind of a line that isn't part of the paragraph above. */
  #unattached(row: BodyRow, at: number, isApart: boolean): BlockKind {
    const heading = this.#heading(row, at);
    if (heading) return heading;
    if (this.#places.isCentered(row) && !row.text.startsWith("(")) return this.#centered(row, at);
    if (!this.#isSpeaking || /^[([]/.test(row.text))
      return this.#isSpeaking && !isApart ? "parenthetical" : "direction";
    if (this.#isAtDialogue(row)) return this.#hasDirectionPlace || !isApart ? "dialogue" : "direction";
    return "direction";
  }

  #heading(row: BodyRow, at: number): BlockKind | undefined {
    if (isClosing(row.text)) return "transition";
    const next = this.#rows[at + 1];
    const isAlone =
      next?.gap === undefined || next.gap > emptyLine || this.#places.placeOf(next) !== this.#places.placeOf(row);
    return findStageHeading(row.text, isAlone);
  }

  /** Returns the kind of a centered line whose words aren't a heading's: by the space above, as manuscripts have it. */
  #centered(row: BodyRow, at: number): BlockKind {
    if (!this.#layout.hasEmptyLines) return "centered";
    if (row.gap !== undefined) return row.gap > sceneGap ? "scene" : "centered";
    if (!this.#startsNewPage(at)) return "centered";
    return hasCapitalsOnly(row.text) ? "act" : "scene";
  }

  /** Returns whether a page begins here though the one before had space left. */
  #startsNewPage(at: number): boolean {
    const row = this.#rows[at];
    const before = this.#rows[at - 1];
    if (!before || !row) return true;
    return (this.#lines.get(before.page) ?? 0) < Math.max(...this.#lines.values()) - spareLines;
  }

  /** Returns whether there's an empty line above. At the top of a page, the text decides. */
  #isApart(row: BodyRow, at: number): boolean {
    if (row.gap !== undefined) return this.#layout.hasEmptyLines && row.gap > emptyLine;
    const before = this.#rows[at - 1];
    if (!before || this.#layout.cues.has(row)) return true;
    if (row.isContinued || this.#openBrackets > 0) return false;
    if (this.#isInSpeech()) return !this.#isAtDialogue(row) || isAside(row);
    return this.#places.placeOf(row) !== this.#places.placeOf(before) || isFinished(before.text);
  }

  #isInSpeech(): boolean {
    return speechKinds.has(this.#kind);
  }

  #isAtDialogue(row: BodyRow): boolean {
    return this.#places.placeOf(row) === this.#layout.dialogue;
  }
}

const speechKinds: ReadonlySet<BlockKind> = new Set(["cue", "parenthetical", "dialogue", "lyric"]);

/** A direction at the place of speech is in brackets and italics. */
const isAside = ({ text, spans }: BodyRow): boolean => /^[([]/.test(text) && isMarkedThroughout(spans, "italic");

const isFinished = (text: string): boolean => /[.!?…:"”’»)\]]$/.test(text);

const countBrackets = (text: string): number =>
  (text.match(/[([]/g)?.length ?? 0) - (text.match(/[)\]]/g)?.length ?? 0);

/** Returns how far down the text goes on each page, in lines. */
function linesPerPage(rows: readonly BodyRow[]): ReadonlyMap<number, number> {
  const out = new Map<number, number>();
  for (const { page, gap = 1, column } of rows) if (!column) out.set(page, (out.get(page) ?? 0) + gap);
  return out;
}
