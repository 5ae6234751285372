import type { Block, BlockId } from "../../play.ts";
import { type Asides, asideTexts } from "../plainText/asides.ts";
import { type ImportNotice, NoticeLog } from "./importNotice.ts";

const texts = {
  struck: {
    kind: "changed",
    message: (count: string) => `Struck-out passages (${count}) became private notes. Readers don't see them.`,
  },
  alternates: {
    kind: "changed",
    message: (count: string) => `Alternate lines (${count}) became private notes. Readers don't see them.`,
  },
  notes: {
    kind: "changed",
    message: (count: string) => `Notes (${count}) became private notes. Readers don't see them.`,
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
  revisions: {
    kind: "dropped",
    message: (count: string) => `Revision marks were left out (${count}). The revised text is there.`,
  },
  sceneNumbers: { kind: "dropped", message: (count: string) => `Scene numbers (${count}) were left out.` },
  omittedScenes: { kind: "dropped", message: (count: string) => `Omitted scenes (${count}) were left out.` },
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
 * Puts struck-out passages, alternates and notes as note elements after the blocks of their paragraphs, and reports all
 * asides with their places. The paragraphs are in order.
 */
export function withAsides(blocks: readonly Block[], places: readonly AsidePlace[], newId: () => BlockId): AsideBlocks {
  const log = new NoticeLog<keyof typeof texts>(texts);
  for (const { asides, blockId } of places) count(log, asides, blockId);
  const textsAt = new Map<BlockId, readonly AsideText[]>();
  for (const { asides, blockId } of places)
    if (blockId) textsAt.set(blockId, [...(textsAt.get(blockId) ?? []), ...textsIn(asides)]);
  const out: Block[] = [];
  // Those of the title page, for example, come first.
  let waiting = places.flatMap(({ asides, blockId }) => (blockId ? [] : textsIn(asides)));
  const putWaiting = (): void => {
    for (const { code, text } of waiting) {
      const id = newId();
      out.push({ id, kind: "note", text: [{ text: text.trim() }] });
      log.add(code, { blockId: id });
    }
    waiting = [];
  };
  for (const block of blocks) {
    const next = textsAt.get(block.id);
    if (next) putWaiting();
    out.push(block);
    if (next) waiting = [...next];
  }
  putWaiting();
  return { blocks: out, notices: log.list() };
}

/** A text that becomes a note element. */
interface AsideText {
  readonly code: (typeof asideTexts)[number];
  readonly text: string;
}

const textsIn = (asides: Asides = {}): AsideText[] =>
  asideTexts.flatMap((code) => (asides[code] ?? []).map((text) => ({ code, text })));

function count(log: NoticeLog<keyof typeof texts>, asides: Asides = {}, blockId: BlockId | undefined): void {
  for (const [name, value] of Object.entries(asides)) {
    if (typeof value === "number") log.addMany(name as keyof typeof texts, value, blockId ? [{ blockId }] : []);
  }
}
