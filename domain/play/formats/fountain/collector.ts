import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import {
  type Block,
  type BlockId,
  type BlockKind,
  type Character,
  type FrontMatter,
  normalizeSpans,
  type Play,
  type Span,
  textOf,
} from "#domain/play/play.ts";
import { findCastField, readCastLine } from "./cast.ts";
import { isScreenHeading } from "./headings.ts";
import { readLines } from "./lines.ts";
import { repeatsText } from "./plainHeading.ts";
import type { KindBefore } from "./plainLines.ts";

const headings = new Set<BlockKind>(["act", "scene"]);

/** Collects what the reader finds, in order, and builds the play from it. */
export class Collector {
  readonly #newId: () => BlockId;
  readonly #blocks: Block[] = [];
  readonly #front: Record<FrontField, string>;
  readonly #characters: Character[];
  /** The heading of the cast list while its characters are being read, and how many there were. */
  #cast: { readonly heading: Block; people: number } | undefined;
  #before: KindBefore;
  #isOnScreen = false;
  /** True after the first heading or cue. */
  #begun = false;

  /** How many headings had a screenplay scene number, which was removed. */
  sceneNumbers = 0;

  readonly #hasCast: boolean;

  /** Without `hasCast` the people of a list stay in the text. */
  constructor(front: FrontMatter, newId: () => BlockId, { hasCast = true } = {}) {
    this.#hasCast = hasCast;
    const { characters, ...fields } = front;
    this.#front = fields;
    this.#characters = [...characters];
    this.#newId = newId;
  }

  /** The kind of the last block, ignoring notes. */
  get before(): KindBefore {
    return this.#before;
  }

  /** Whether the last scene has a heading of a screenplay, below which shots and sounds are in capitals. */
  get isOnScreen(): boolean {
    return this.#isOnScreen;
  }

  add(kind: BlockKind, lines: readonly string[], simultaneous = false): void {
    const block = this.#make(kind, lines, simultaneous);
    if (this.#cast && this.#isOfCast(this.#cast, block)) return;
    if (kind !== "note") this.#endCast();
    this.#keep(block);
  }

  /** Adds a block whose emphasis has been read already, and returns its ID. */
  addSpans(kind: BlockKind, text: readonly Span[]): BlockId {
    this.#endCast();
    const id = this.#newId();
    this.#keep({ id, kind, text: normalizeSpans(text) });
    return id;
  }

  /** A note with this text as it is, emphasis not read. */
  addNote(text: string): void {
    this.#keep({ id: this.#newId(), kind: "note", text: [{ text }] });
  }

  /** Adds a heading of the cast list, which only counts before the play itself begins. */
  addCastHeading(kind: "act" | "scene", line: string): void {
    if (this.#begun || !this.#hasCast) this.add(kind, [line]);
    else {
      this.#endCast();
      this.#cast = { heading: this.#make(kind, [line], false), people: 0 };
    }
  }

  /** Whether a centered line only repeats the heading above it. */
  repeatsHeading(line: string): boolean {
    const last = this.#cast?.heading ?? this.#blocks.at(-1);
    return last !== undefined && headings.has(last.kind) && repeatsText(textOf(last), line);
  }

  finish(): Play {
    this.#endCast();
    return { front: { ...this.#front, characters: this.#characters }, blocks: this.#blocks };
  }

  #make(kind: BlockKind, lines: readonly string[], simultaneous: boolean): Block {
    const block = { id: this.#newId(), kind, text: readLines(lines) };
    return simultaneous && kind === "cue" ? { ...block, simultaneous: true } : block;
  }

  #keep(block: Block): void {
    this.#blocks.push(block);
    if (block.kind !== "note") this.#before = block.kind;
    if (headings.has(block.kind)) this.#isOnScreen = isScreenHeading(textOf(block));
    if (headings.has(block.kind) || block.kind === "cue") this.#begun = true;
  }

  #isOfCast(cast: { people: number }, { kind, text }: Block): boolean {
    if (kind !== "direction" && kind !== "setting") return false;
    for (const line of text
      .map((span) => span.text)
      .join("")
      .split("\n"))
      this.#addPerson(line);
    cast.people++;
    return true;
  }

  #addPerson(line: string): void {
    const found = findCastField(line);
    if (found) this.#front[found.field] = [this.#front[found.field], found.value].filter(Boolean).join("\n");
    else this.#characters.push({ ...readCastLine(line), id: this.#newId() });
  }

  #endCast(): void {
    const cast = this.#cast;
    this.#cast = undefined;
    if (cast && cast.people === 0) this.#keep(cast.heading);
  }
}
