import type { Block, BlockId } from "../play.ts";
import { type Break, breaks, type Row } from "./lines/row.ts";
import { closingLines } from "./passages/closingLines.ts";
import { hasOwnMark } from "./passages/continuingCues.ts";
import { type LayoutPassage, speakerKey } from "./passages/layoutPassage.ts";
import type { PassageCache } from "./passages/passageCache.ts";
import { runAt } from "./passages/passages.ts";

/** The play as one long column of rows, not yet split into pages. */
export interface LayoutFlow {
  readonly rows: readonly Row[];
  /** Whether a page may end above each row. For a passage's first row, this depends on what comes before it. */
  readonly breakAbove: readonly Break[];
  readonly headings: readonly FlowHeading[];
}

/** An act or scene heading and the rows it takes. */
export interface FlowHeading {
  readonly block: Block;
  readonly row: number;
  readonly rowAfter: number;
}

/** Yields after each passage. What was measured before a pause is cached, even if the rest never runs. */
export function* flowSteps(blocks: readonly Block[], cache: PassageCache): Generator<undefined, LayoutFlow> {
  const builder = new FlowBuilder(closingLines(blocks));
  for (let at = 0; at < blocks.length; ) {
    const run = runAt(blocks, at);
    const first = blocks[at];
    if (first) builder.add(first, cache.passage(blocks, run, builder.speaksOn(first)));
    at = run.to;
    yield;
  }
  return builder;
}

class FlowBuilder implements LayoutFlow {
  readonly rows: Row[] = [];
  readonly breakAbove: Break[] = [];
  readonly headings: FlowHeading[] = [];
  #afterPageBreak = false;
  #keepWithNext = false;
  #kind: Block["kind"] | undefined;
  /** Before the first act or text, the heading of a scene is a title. */
  #hasBegun = false;
  #speaker = "";
  #interrupted = false;
  readonly #closing: ReadonlySet<BlockId>;

  constructor(closing: ReadonlySet<BlockId>) {
    this.#closing = closing;
  }

  /** Whether a cue names the last speaker, with only stage directions in between, and has no mark of its own. */
  speaksOn(block: Block): boolean {
    const isSame = this.#interrupted && this.#speaker !== "" && speakerKey(block) === this.#speaker;
    return block.kind === "cue" && isSame && !hasOwnMark(block);
  }

  add(first: Block, passage: LayoutPassage): void {
    this.#follow(first, passage);
    if (first.kind === "pageBreak") this.#afterPageBreak = true;
    if (passage.rows.length === 0) return;
    const row = this.rows.length;
    this.#push(first, passage);
    if (first.kind === "act" || first.kind === "scene") {
      this.headings.push({ block: first, row, rowAfter: this.rows.length });
    }
  }

  #push(first: Block, { rows, breakAbove, keepWithNext }: LayoutPassage): void {
    const { kind } = first;
    const above = this.#breakAboveFirst(first, breakAbove);
    for (const row of rows) {
      this.rows.push(row);
      this.breakAbove.push(row === rows[0] ? above : row.breakAbove);
    }
    this.#keepWithNext = keepWithNext;
    this.#kind = kind;
    this.#hasBegun ||= kind !== "scene";
    this.#afterPageBreak = false;
  }

  /**
   * A scene's new page begins with its act's heading, and a closing line is never at the top of a page. Only a page break or a new act separates a heading or a cue from
   * the text after it: a scene at the end of an act may have no text yet.
   */
  #breakAboveFirst({ id, kind }: Block, preferred: Break): Break {
    if (this.#afterPageBreak) return breaks.always;
    if (this.#closing.has(id)) return breaks.never;
    const isNewAct = kind === "act" && this.#kind !== "act" && this.#hasBegun;
    return this.#keepWithNext && !isNewAct ? breaks.never : preferred;
  }

  #follow(first: Block, passage: LayoutPassage): void {
    if (passage.rows.length === 0 && first.kind !== "pageBreak") return;
    this.#interrupted = first.kind === "direction" && this.#speaker !== "";
    if (first.kind === "direction") return;
    this.#speaker = passage.speaker;
  }
}
