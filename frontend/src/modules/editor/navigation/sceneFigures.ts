import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { groupsOf } from "#domain/play/characters/groupNames.ts";
import { namingOf } from "#domain/play/characters/naming.ts";
import { countWords } from "#domain/play/count.ts";
import { isHeading } from "#domain/play/flow.ts";
import { linesPerPage } from "#domain/play/layout/layout.ts";
import type { BlockId, BlockKind, Character } from "#domain/play/play.ts";
import { outlineOf } from "../outline.ts";
import { pageStarts, pagesShown } from "../pages/pagesPlugin.ts";
import { findBlocks, idOf } from "../schema/flat.ts";
import { attributesOf } from "../schema/schema.ts";

/**
 * The length of a scene, or of an act with its scenes. As in the statistics (`scenesOf`), the heading and the opening of an
 * act count with its first scene.
 */
export interface SceneFigures {
  /** Like `countPlay`, without notes. */
  readonly words: number;
  readonly speeches: number;
  /** The names of those who speak, in the order of their first speech. Groups such as `ALL` aren't among them. */
  readonly characters: readonly string[];
}

/** What one heading has below it, up to the next heading or the end of the group. */
interface Part {
  /** Absent for what a group continues. */
  readonly heading?: { readonly id: BlockId; readonly kind: BlockKind };
  words: number;
  readonly cues: string[];
}

const cache = new WeakMap<Node, readonly Part[]>();

/** Counts a group. Groups are immutable, so each is counted once. */
function partsOf(group: Node): readonly Part[] {
  const known = cache.get(group);
  if (known) return known;
  const parts: Part[] = [emptyPart()];
  for (const node of group.children) {
    const { id, kind } = attributesOf(node);
    if (isHeading(kind)) parts.push(emptyPart({ id, kind }));
    const part = parts.at(-1);
    if (part) addBlock(part, kind, node.textContent);
  }
  cache.set(group, parts);
  return parts;
}

const emptyPart = (heading?: Part["heading"]): Part => ({
  ...(heading && { heading }),
  words: 0,
  cues: [],
});

function addBlock(part: Part, kind: BlockKind, text: string): void {
  if (kind === "note") return;
  part.words += countWords(text);
  if (kind === "cue") part.cues.push(text);
}

function addPart(sum: Part, { words, cues }: Part): void {
  sum.words += words;
  sum.cues.push(...cues);
}

/** Counts every scene and act, yielding so that input isn't blocked. After a key, only one group is counted again. */
export function* figuresSteps(
  doc: Node,
  characters: readonly Character[],
): Generator<undefined, ReadonlyMap<BlockId, SceneFigures>> {
  const sums = new Sums();
  for (const group of doc.children) {
    for (const part of partsOf(group)) sums.add(part);
    yield;
  }
  return sums.figures(characters);
}

class Sums {
  readonly #sums = new Map<BlockId, Part>();
  readonly #cues: string[] = [];
  #act: Part | undefined;
  #scene: Part | undefined;
  /** What comes before a scene and counts with it, unless somebody speaks there. */
  #opening: Part | undefined = emptyPart();

  add(part: Part): void {
    if (part.heading) this.#begin(part.heading);
    this.#cues.push(...part.cues);
    if (this.#act) addPart(this.#act, part);
    if (this.#scene) addPart(this.#scene, part);
    if (this.#opening) addPart(this.#opening, part);
  }

  figures(characters: readonly Character[]): ReadonlyMap<BlockId, SceneFigures> {
    const naming = namingOf(this.#cues, characters);
    const isGroup = groupsOf(naming);
    const speakersIn = (cues: readonly string[]) => {
      const speakers = new Map<string, string>();
      for (const { key, name } of cues.flatMap(naming.namesIn))
        if (!isGroup(key) && !speakers.has(key)) speakers.set(key, name);
      return [...speakers.values()];
    };
    const figuresOf = ({ words, cues }: Part): SceneFigures => ({
      words,
      speeches: cues.filter((name) => name.trim() !== "").length,
      characters: speakersIn(cues),
    });
    return new Map([...this.#sums].map(([id, sum]) => [id, figuresOf(sum)]));
  }

  #begin(heading: NonNullable<Part["heading"]>): void {
    const sum = emptyPart(heading);
    this.#sums.set(heading.id, sum);
    if (heading.kind === "act") {
      this.#act = sum;
      this.#scene = undefined;
      this.#opening = emptyPart();
    } else {
      if (this.#opening?.cues.length === 0) addPart(sum, this.#opening);
      this.#scene = sum;
      this.#opening = undefined;
    }
  }
}

/** The pages on which a scene or act begins and ends, and how long it is. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
  /** Eighths of a page. */
  readonly eighths: number;
}

/** Returns the pages of every scene and act; nothing before the first pagination. */
export function pageRangesOf(state: EditorState): ReadonlyMap<BlockId, PageRange> {
  if (pagesShown(state).breaks.length === 0) return new Map();
  const headings = outlineOf(state);
  const placed = findBlocks(state.doc, new Set(headings.map(({ id }) => id)));
  const starts = pageStarts(state);
  const { headingLines, layout } = pagesShown(state);
  /** As production schedules count: an eighth that was begun counts. */
  const eighthsOf = (id: BlockId): number =>
    Math.max(1, Math.ceil((8 * (headingLines.get(id) ?? 0)) / linesPerPage(layout)));
  const pageAt = (pos: number): number => 1 + starts.filter((start) => start <= pos).length;
  return new Map(
    placed.map(({ node, pos }, index) => {
      const end = endOf(placed, index, state.doc.content.size);
      const id = idOf(node);
      return [id, { from: pageAt(pos), to: pageAt(end - 1), eighths: eighthsOf(id) }];
    }),
  );
}

/** Returns where a scene or act ends: at the next heading of its level or a higher one. */
function endOf(placed: ReturnType<typeof findBlocks>, index: number, end: number): number {
  const own = placed[index];
  const isAct = own !== undefined && attributesOf(own.node).kind === "act";
  const next = placed.slice(index + 1).find(({ node }) => !isAct || attributesOf(node).kind === "act");
  return next?.pos ?? end;
}
