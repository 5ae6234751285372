import type { Block, BlockId } from "../../play.ts";
import type { Asides } from "../plainText/asides.ts";
import { type ImportNotice, NoticeLog } from "./importNotice.ts";

const texts = {
  struck: {
    kind: "changed",
    message: (count: string) => `Struck-out passages (${count}) became private notes. Readers don't see them.`,
  },
  hidden: { kind: "dropped", message: (count: string) => `Hidden text (${count}) was left out.` },
  readings: {
    kind: "changed",
    message: (count: string) => `Readings above words (${count}) were put in brackets after the words.`,
  },
  nameReadings: {
    kind: "dropped",
    message: (count: string) => `Readings above the names of speakers (${count}) were left out.`,
  },
  lineNumbers: { kind: "dropped", message: (count: string) => `Numbers of lines (${count}) were left out.` },
  symbols: {
    kind: "dropped",
    message: (count: string) => `Signs of symbol fonts that have no letter (${count}) became □.`,
  },
  footnotes: { kind: "dropped", message: (count: string) => `Footnotes and endnotes (${count}) were left out.` },
  pageBreaks: {
    kind: "dropped",
    message: (count: string) => `Manual page breaks (${count}) were left out, because Ghostlight breaks pages itself.`,
  },
  pageMarks: {
    kind: "dropped",
    message: (count: string) =>
      `Marks such as (MORE) and CONTINUED, and page numbers (${count}), were left out. Ghostlight prints its own.`,
  },
} as const;

/** What was beside a paragraph's text, and the paragraph's first block; none if it became no block. */
export interface AsidePlace {
  readonly asides?: Asides | undefined;
  readonly blockId?: BlockId | undefined;
}

interface AsideBlocks {
  readonly blocks: readonly Block[];
  readonly notices: readonly ImportNotice[];
}

/**
 * Puts struck-out passages as notes after the blocks of their paragraphs, and reports all asides with their places. The
 * paragraphs are in order.
 */
export function withAsides(blocks: readonly Block[], places: readonly AsidePlace[], newId: () => BlockId): AsideBlocks {
  const log = new NoticeLog<keyof typeof texts>(texts);
  for (const { asides, blockId } of places) count(log, asides, blockId);
  const struckAt = new Map<BlockId, readonly string[]>();
  for (const { asides, blockId } of places)
    if (blockId) struckAt.set(blockId, [...(struckAt.get(blockId) ?? []), ...(asides?.struck ?? [])]);
  const out: Block[] = [];
  // Those of the title page, for example, come first.
  let struck = places.flatMap(({ asides, blockId }) => (blockId ? [] : (asides?.struck ?? [])));
  const putStruck = (): void => {
    for (const text of struck.map((one) => one.trim())) {
      const id = newId();
      out.push({ id, kind: "note", text: [{ text }] });
      log.add("struck", { blockId: id });
    }
    struck = [];
  };
  for (const block of blocks) {
    const next = struckAt.get(block.id);
    if (next) putStruck();
    out.push(block);
    if (next) struck = [...next];
  }
  putStruck();
  return { blocks: out, notices: log.list() };
}

function count(log: NoticeLog<keyof typeof texts>, asides: Asides = {}, blockId: BlockId | undefined): void {
  for (const [name, value] of Object.entries(asides)) {
    if (typeof value === "number") log.addMany(name as keyof typeof texts, value, blockId ? [{ blockId }] : []);
  }
}
