import type { BlockKind } from "#domain/play/play.ts";
import { isClosing } from "../../fountain/closingLines.ts";
import { findStageHeading } from "../../fountain/headings.ts";
import { isMarkedThroughout } from "../../plainText/paragraph.ts";
import type { BodyRow } from "./places.ts";
import { emptyLine, type Places } from "./places.ts";
import type { PrintedRow } from "./printedRows.ts";

/** Where names in a column beside their speeches begin, and where the speeches do. In points. */
export interface BesideLayout {
  readonly names: number;
  readonly speeches: number;
}

/** Fewer names don't make a pattern. */
const minNames = 3;
/** Of the lines with a name, at least this share has an empty line above. */
const minApartShare = 0.8;
const maxNameLength = 40;
/** Points by which lines of one place may differ. */
const tolerance = 2;
/** Lines that begin this much farther right have a place of their own. In points. */
const indented = 6;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= tolerance;

/** Returns where names beside speeches are; undefined if most speeches aren't printed like that. */
export function findBesideLayout(pages: readonly (readonly PrintedRow[])[], leading: number): BesideLayout | undefined {
  const rows = pages.flatMap((page) => page.map((row, at) => ({ row, before: page[at - 1] })));
  const named = rows.filter(({ row: { segments } }) => segments.length > 1 && isName(segments[0]?.text ?? ""));
  const names = mostCommon(named.map(({ row }) => row.segments[0]?.x ?? 0));
  const speeches = mostCommon(named.map(({ row }) => row.segments[1]?.x ?? 0));
  const found = named.filter(({ row }) => isNamed(row.segments, { names, speeches }));
  const apart = found.filter(({ row, before }) => !before || row.y - before.y > emptyLine * leading);
  const isUsual = found.length >= minNames && apart.length >= minApartShare * found.length;
  return isUsual && found.length * 2 > named.length ? { names, speeches } : undefined;
}

const isName = (text: string): boolean =>
  text.length <= maxNameLength && !/\p{Ll}/u.test(text.replace(/\([^()]*\)/g, "")) && /\p{L}/u.test(text);

type Segments = readonly { readonly x: number }[];

/** Returns whether a line has a name in the one column and a speech in the other. */
export const isNamed = ([name, speech]: Segments, { names, speeches }: BesideLayout): boolean =>
  name !== undefined && speech !== undefined && isNear(name.x, names) && isNear(speech.x, speeches);

function mostCommon(positions: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const at of positions) counts.set(Math.round(at), (counts.get(Math.round(at)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Lines that are one paragraph. */
export interface KindedPart {
  readonly kind: BlockKind;
  readonly rows: BodyRow[];
}

/** A centered line has this much space above if it's a heading. In lines. */
const sceneGap = 2.6;

/** Joins the lines of a play with names beside speeches to paragraphs, by their columns and the empty lines between them. */
export class BesideParts {
  readonly parts: KindedPart[] = [];
  readonly #layout: BesideLayout;
  readonly #places: Places;
  #name: KindedPart | undefined;
  #isSpeaking = false;
  /** Whether the line above has a part of a name. */
  #isUnderName = false;

  constructor(layout: BesideLayout, places: Places) {
    this.#layout = layout;
    this.#places = places;
  }

  add(row: BodyRow, next: BodyRow | undefined): void {
    const isApart = row.gap !== undefined && row.gap > emptyLine;
    if (row.cells) this.#addNamed(row, row.cells, isApart);
    else if (this.#isUnderName && !isApart && row.right < this.#layout.speeches) this.#name?.rows.push(row);
    else {
      this.#isUnderName = false;
      if (!isApart && this.#continuesSpeech(row, next)) this.#addSpoken(row);
      else if (!isApart && row.gap !== undefined) this.#continue(row);
      else this.#addOther(row, next);
    }
  }

  #addNamed(row: BodyRow, { name, speech }: NonNullable<BodyRow["cells"]>, isApart: boolean): void {
    const last = this.parts.at(-1);
    if (this.#isUnderName && !isApart && row.gap !== undefined && last) {
      this.#name?.rows.push({ ...row, ...name });
      last.rows.push({ ...row, ...speech });
      return;
    }
    this.#name = { kind: "cue", rows: [{ ...row, ...name }] };
    this.parts.push(this.#name);
    this.#isSpeaking = true;
    this.#isUnderName = true;
    this.#begin(this.#kindSpoken({ ...row, ...speech }), { ...row, ...speech });
  }

  #begin(kind: BlockKind, row: BodyRow): void {
    this.parts.push({ kind, rows: [row] });
  }

  #kindSpoken(row: BodyRow): BlockKind {
    const isItalic = isMarkedThroughout(row.spans, "italic") && !/^[([]/.test(row.text);
    const isIndented = row.x > this.#layout.speeches + indented;
    if (isItalic) return isIndented ? "direction" : "lyric";
    return isIndented ? "lyric" : "dialogue";
  }

  /** Adds a line in the column of speeches. A song may be in italics as a whole. */
  #addSpoken(row: BodyRow): void {
    const kind = this.#kindSpoken(row);
    const last = this.parts.at(-1);
    const isSame = last?.kind === kind || (last?.kind === "dialogue" && !isWholeLine(last) && kind === "lyric");
    if (last && isSame) last.rows.push(row);
    else this.#begin(kind, row);
  }

  #continue(row: BodyRow): void {
    const last = this.parts.at(-1);
    if (last) last.rows.push(row);
    else this.#begin("direction", row);
  }

  #continuesSpeech(row: BodyRow, next: BodyRow | undefined): boolean {
    const isInColumn = row.x > this.#layout.speeches - tolerance && !this.#continuesDirection(row);
    return this.#isSpeaking && isInColumn && (row.gap !== undefined || !this.#isHeading(row, next));
  }

  /** A direction in italics may be in the column of the speeches. */
  #continuesDirection(row: BodyRow): boolean {
    const last = this.parts.at(-1);
    const before = last?.rows.at(-1);
    const isBelow = before !== undefined && row.gap !== undefined && isNear(row.x, before.x);
    return last?.kind === "direction" && isBelow && isMarkedThroughout(row.spans, "italic");
  }

  /** Returns whether the first line of a page is a heading. */
  #isHeading(row: BodyRow, next: BodyRow | undefined): boolean {
    const kind = this.#kindOf(row, next);
    return kind === "act" || kind === "scene" || (this.#places.isCentered(row) && kind === "centered");
  }

  #addOther(row: BodyRow, next: BodyRow | undefined): void {
    const kind = this.#kindOf(row, next);
    if (kind === "act" || kind === "scene" || kind === "transition") this.#isSpeaking = false;
    this.#begin(kind, row);
  }

  #kindOf(row: BodyRow, next: BodyRow | undefined): BlockKind {
    if (isClosing(row.text)) return "transition";
    const isAlone = next?.gap === undefined || next.gap > emptyLine;
    const heading = findStageHeading(row.text, isAlone);
    if (heading) return heading;
    if (this.#places.isCentered(row)) return this.#centered(row);
    const isSpoken = this.#isSpeaking && isNear(row.x, this.#layout.speeches);
    return isSpoken && !isMarkedThroughout(row.spans, "italic") ? "dialogue" : "direction";
  }

  #centered(row: BodyRow): BlockKind {
    const isBold = isMarkedThroughout(row.spans, "bold");
    if (row.gap === undefined) return isBold ? "act" : "centered";
    return isBold || row.gap > sceneGap ? "scene" : "centered";
  }
}

/** Returns whether the part's last line isn't one that goes on in the next. */
const isWholeLine = ({ rows }: KindedPart): boolean => /[.!?…”"]$/.test(rows.at(-1)?.text ?? "");
