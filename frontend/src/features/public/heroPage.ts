import { enterLeadsTo, tabLeadsTo } from "#domain/play/flow.ts";
import type { BlockKind } from "#domain/play/play.ts";

/** One element of the page on the home screen. */
export interface HeroBlock {
  readonly id: number;
  readonly kind: BlockKind;
  readonly text: string;
}

export interface HeroPage {
  readonly blocks: readonly HeroBlock[];
  /** The element with the cursor. */
  readonly here: number;
  readonly nextId: number;
  /** A key has changed it. From then on, the cursor follows the keys, and Tab is one of them. */
  readonly isTouched: boolean;
  /** Something was written, and the page is worth keeping. */
  readonly isWritten?: boolean;
}

export type HeroStep =
  | { readonly kind: "type"; readonly id: number; readonly text: string }
  | { readonly kind: "enter"; readonly id: number; readonly at: number }
  | { readonly kind: "tab"; readonly id: number; readonly at: number }
  | { readonly kind: "rub-out"; readonly id: number }
  | { readonly kind: "visit"; readonly id: number }
  /** Shows what was written earlier. */
  | { readonly kind: "restore"; readonly blocks: readonly Omit<HeroBlock, "id">[] };

/** Enough for one page. */
const maxBlocks = 40;

export function openPage(blocks: readonly Omit<HeroBlock, "id">[], here: number): HeroPage {
  return { blocks: blocks.map((block, id) => ({ ...block, id })), here, nextId: blocks.length, isTouched: false };
}

/** Returns the page after one key, by the editor's rules. */
export function heroReducer(before: HeroPage, step: HeroStep): HeroPage {
  if (step.kind === "restore") return before.isWritten ? before : openPage(step.blocks, step.blocks.length - 1);
  if (step.kind === "visit") return { ...before, here: step.id };
  const page = { ...before, isTouched: true };
  const index = page.blocks.findIndex(({ id }) => id === step.id);
  const block = page.blocks[index];
  if (!block) return page;
  if (step.kind === "rub-out") return rubOut(page, index);
  if (step.kind === "type") return write(page, index, step.text.split("\n"));
  const empty = block.text.trim() === "";
  const kind = step.kind === "enter" ? enterLeadsTo(block.kind, { empty }) : tabLeadsTo(block.kind, { empty });
  return empty ? put(page, index, { ...block, kind }) : begin(page, index, kind, step.at);
}

function put(page: HeroPage, index: number, block: HeroBlock): HeroPage {
  return { ...page, blocks: page.blocks.with(index, block) };
}

/**
 * Replaces an element's text. What was pasted, or written before this code had loaded, may have several lines: each line
 * break is an Enter.
 */
function write(page: HeroPage, index: number, [text = "", ...others]: readonly string[]): HeroPage {
  const block = page.blocks[index];
  if (!block) return page;
  const written = { ...put(page, index, { ...block, text }), here: block.id, isWritten: true };
  if (others.length === 0) return written;
  const next = heroReducer(written, { kind: "enter", id: block.id, at: text.length });
  const isFull = text !== "" && next.here === block.id;
  if (isFull) return put(written, index, { ...block, text: [text, ...others].join(" ") });
  return write(next, next.here === block.id ? index : index + 1, others);
}

/** Adds an element after this one. Text after the cursor moves into it. */
function begin(page: HeroPage, index: number, kind: BlockKind, at: number): HeroPage {
  const block = page.blocks[index];
  if (!block || page.blocks.length >= maxBlocks) return page;
  const rest = block.text.slice(at).trimStart();
  const fresh = { id: page.nextId, kind: rest ? block.kind : kind, text: rest };
  const kept = { ...block, text: block.text.slice(0, at) };
  return { ...page, blocks: page.blocks.toSpliced(index, 1, kept, fresh), here: fresh.id, nextId: page.nextId + 1 };
}

/** Removes an empty element unless it's the only one. */
function rubOut(page: HeroPage, index: number): HeroPage {
  const block = page.blocks[index];
  const before = page.blocks[index - 1] ?? page.blocks[index + 1];
  if (!block || !before || block.text !== "") return page;
  return { ...page, blocks: page.blocks.toSpliced(index, 1), here: before.id };
}
