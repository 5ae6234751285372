import * as Y from "yjs";
import { countWords } from "../count.ts";
import { textOfLetters } from "../document/letters.ts";
import { playDocumentOf } from "../document/playDocument.ts";
import { isHeading } from "../flow.ts";
import { type BlockId, type BlockKind, blockKinds } from "../play.ts";
import { lettersAround } from "./lettersAround.ts";
import { type GoneText, readTextDelta } from "./readTextDelta.ts";
import type { RemovedPiece, RemovedRun, TextChange, TextHeading } from "./textChange.ts";

interface WatchedBlock {
  readonly kind: BlockKind;
  readonly text: string;
  readonly words: number;
}

/** What went and came in a block. */
interface BlockChange {
  readonly before: WatchedBlock | undefined;
  readonly gone: GoneText[];
  readonly come: string[];
}

interface PlacedHeading {
  readonly at: number;
  readonly heading: TextHeading;
}

/** IDs that were taken out of the order, next to each other. */
interface LeavingRun {
  readonly ids: readonly BlockId[];
  readonly after: BlockId | undefined;
  readonly heading: TextHeading | undefined;
  /** What came in their place. */
  readonly by: BlockId[];
}

/**
 * Watches the text of a play's document, and says what each change did to it. It looks only at what Yjs says has changed, so
 * that tens of thousands of changes of a long play take seconds.
 */
export class WatchedText {
  readonly #blocks = new Map<BlockId, WatchedBlock>();
  readonly #order: BlockId[];
  /** How often an ID is in the order: a merge may put it there twice. */
  readonly #places = new Map<BlockId, number>();
  #words = 0;
  #changes = new Map<BlockId, BlockChange>();
  #wasPlaced = new Map<BlockId, boolean>();
  #leaving: LeavingRun[] = [];
  /** The headings with their indexes in the order. Undefined if they must be looked for again. */
  #headings: readonly PlacedHeading[] | undefined;

  constructor(doc: Y.Doc) {
    const { blocks, order } = playDocumentOf(doc);
    blocks.forEach((type, id) => {
      if (type instanceof Y.XmlText) this.#set(id as BlockId, watched(type));
    });
    this.#order = order.toArray();
    for (const id of this.#order) this.#place(id, 1);
    order.observe((event) => this.#reorder(event.delta));
    blocks.observeDeep((events) => {
      for (const event of events) this.#read(event, blocks);
    });
  }

  /** Runs a change of the document and returns what it did. */
  during(change: () => void): TextChange {
    const before = this.#words;
    this.#changes = new Map();
    this.#wasPlaced = new Map();
    this.#leaving = [];
    change();
    const whole = this.#leaving.flatMap((run) => this.#wholeRun(run));
    const removed = [...whole, ...this.#partRuns(whole)];
    const added = [...this.#arrived().map((id) => this.#blocks.get(id)?.text ?? ""), ...this.#typed()];
    const gained = this.#words - before;
    const wordsRemoved = Math.max(wordsIn(removed), -gained);
    return {
      words: this.#words,
      wordsAdded: wordsRemoved + gained,
      wordsRemoved,
      heading: removed[0] ? removed[0].heading : this.#headingOfChange(),
      removed,
      added: added.filter((text) => text !== ""),
    };
  }

  #set(id: BlockId, block: WatchedBlock): void {
    const before = this.#blocks.get(id);
    if (this.#places.has(id)) this.#words += block.words - (before?.words ?? 0);
    if (isHeading(block.kind) || (before && isHeading(before.kind))) this.#headings = undefined;
    this.#blocks.set(id, block);
  }

  #place(id: BlockId, step: 1 | -1): void {
    const count = this.#places.get(id) ?? 0;
    if (!this.#wasPlaced.has(id)) this.#wasPlaced.set(id, count > 0);
    if (count + step > 0) this.#places.set(id, count + step);
    else this.#places.delete(id);
    const isOther = count === 0 || count + step === 0;
    if (isOther) this.#words += step * (this.#blocks.get(id)?.words ?? 0);
  }

  #reorder(delta: readonly { retain?: number; delete?: number; insert?: unknown }[]): void {
    let at = 0;
    let by: BlockId[] = [];
    for (const { retain = 0, delete: count = 0, insert } of delta) {
      at += retain;
      if (retain > 0) by = [];
      if (count > 0) this.#leave(at, count, by);
      if (Array.isArray(insert)) {
        this.#order.splice(at, 0, ...insert);
        this.#headings = undefined;
        for (const id of insert) this.#place(id, 1);
        by.push(...insert);
        at += insert.length;
      }
    }
  }

  #leave(at: number, count: number, by: BlockId[]): void {
    const heading = this.#headingAt(at);
    const ids = this.#order.splice(at, count);
    this.#headings = undefined;
    this.#leaving.push({ ids, after: this.#order[at - 1], heading, by });
    for (const id of ids) this.#place(id, -1);
  }

  #read(event: Y.YEvent<Y.XmlText>, blocks: Y.Map<Y.XmlText>): void {
    if (event.target instanceof Y.XmlText) {
      const id = event.target._item?.parentSub as BlockId | undefined;
      if (id !== undefined) this.#readText(id, event.target, event.delta);
      return;
    }
    for (const id of event.keys.keys()) {
      const type = blocks.get(id);
      if (type instanceof Y.XmlText) this.#readText(id as BlockId, type, []);
    }
  }

  #readText(id: BlockId, type: Y.XmlText, delta: Y.YEvent<Y.XmlText>["delta"]): void {
    const before = this.#blocks.get(id);
    const change = this.#changes.get(id) ?? { before, gone: [], come: [] };
    this.#changes.set(id, change);
    const { gone, come } = readTextDelta(delta, before?.text ?? "");
    change.gone.push(...gone);
    change.come.push(...come);
    this.#set(id, watched(type));
  }

  /** Leaves out blocks that are somewhere else in the play now. */
  #wholeRun({ ids, by, ...where }: LeavingRun): readonly RemovedRun[] {
    const pieces = ids.flatMap((id): readonly RemovedPiece[] => {
      const block = this.#changes.get(id)?.before ?? this.#blocks.get(id);
      if (!block || this.#places.has(id) || this.#wasPlaced.get(id) === false) return [];
      return [{ id, kind: block.kind, text: block.text, start: 0, isWhole: true, isAtEnd: true }];
    });
    const replacedBy = by.map((id) => (this.#isNew(id) ? this.#blocks.get(id)?.text : "")).join("\n");
    return pieces.length > 0 ? [withReplaced({ ...where, pieces, around: ["", ""] }, replacedBy)] : [];
  }

  /** What went in blocks that are still there. A join puts the rest of a block that's gone in its place. */
  #partRuns(whole: readonly RemovedRun[]): readonly RemovedRun[] {
    const isJoined = (by: string) => whole.some(({ pieces }) => pieces.some(({ text }) => text.endsWith(by)));
    return [...this.#changes].flatMap(([id, { before, gone }]) => {
      if (!before || gone.length === 0 || !this.#stayed(id)) return [];
      const index = this.#order.indexOf(id);
      const where = { after: this.#order[index - 1], heading: this.#headingAt(index + 1) };
      return gone.map(({ start, text, by }): RemovedRun => {
        const end = start + text.length;
        const piece = { id, kind: before.kind, text, start, isWhole: false, isAtEnd: end === before.text.length };
        const run = { ...where, pieces: [piece], around: lettersAround(before.text, start, end) };
        return isJoined(by) ? run : withReplaced(run, by);
      });
    });
  }

  #typed = (): readonly string[] => [...this.#changes].flatMap(([id, { come }]) => (this.#stayed(id) ? come : []));

  #arrived = (): readonly BlockId[] => [...this.#wasPlaced.keys()].filter(this.#isNew);

  #isNew = (id: BlockId): boolean => this.#wasPlaced.get(id) === false && this.#places.has(id);

  #stayed = (id: BlockId): boolean => this.#places.has(id) && this.#wasPlaced.get(id) !== false;

  #headingOfChange(): TextHeading | undefined {
    const [id] = [...this.#arrived(), ...[...this.#changes.keys()].filter(this.#stayed)];
    return id === undefined ? undefined : this.#headingAt(this.#order.indexOf(id) + 1);
  }

  /** Returns the last heading before this position. */
  #headingAt(position: number): TextHeading | undefined {
    this.#headings ??= this.#findHeadings();
    return this.#headings.findLast(({ at }) => at < position)?.heading;
  }

  #findHeadings(): readonly PlacedHeading[] {
    const found: PlacedHeading[] = [];
    let act: string | undefined;
    for (const [at, id] of this.#order.entries()) {
      const block = this.#blocks.get(id);
      if (!block || !isHeading(block.kind)) continue;
      const { kind, text: name } = block;
      if (kind === "act") act = name;
      found.push({ at, heading: { id, kind, name, ...(kind === "scene" && act !== undefined && { act }) } });
    }
    return found;
  }
}

function watched(type: Y.XmlText): WatchedBlock {
  const name: unknown = type.getAttribute("kind");
  const kind = blockKinds.find((one) => one === name) ?? "dialogue";
  const text = textOfLetters(type);
  return { kind, text, words: kind === "note" ? 0 : countWords(text) };
}

const withReplaced = (run: RemovedRun, by: string): RemovedRun => (by.trim() === "" ? run : { ...run, replacedBy: by });

const wordsIn = (runs: readonly RemovedRun[]): number =>
  runs.reduce((sum, { pieces }) => sum + pieces.reduce((words, { text }) => words + countWords(text), 0), 0);
