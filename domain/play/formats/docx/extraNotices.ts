import type { BlockId } from "#domain/play/play.ts";
import { type ImportNotice, NoticeLog } from "../reading/importNotice.ts";
import type { Extras, WordParagraph } from "./wordParagraph.ts";

const texts = {
  deletions: {
    kind: "dropped",
    message: (count: string) => `Deleted text in tracked changes (${count}) was left out.`,
  },
  insertions: {
    kind: "changed",
    message: (count: string) => `Inserted text in tracked changes (${count}) was accepted.`,
  },
  comments: { kind: "dropped", message: (count: string) => `Comments (${count}) were left out.` },
  footnotes: { kind: "dropped", message: (count: string) => `Footnotes and endnotes (${count}) were left out.` },
  pictures: { kind: "dropped", message: (count: string) => `Pictures and other objects (${count}) were left out.` },
  textBoxes: {
    kind: "changed",
    message: (count: string) => `Text boxes (${count}) were placed after the paragraph that they belong to.`,
  },
  pageBreaks: {
    kind: "dropped",
    message: (count: string) => `Manual page breaks (${count}) were left out, because Ghostlight breaks pages itself.`,
  },
  headers: {
    kind: "dropped",
    message: (count: string) => `Page headers and footers (${count}) were left out. Ghostlight prints its own.`,
  },
} as const;

/** Reports what paragraphs had besides their text, except for one kind, and how many headers of pages had words. */
export function noticesOfExtras(
  paragraphs: readonly WordParagraph[],
  blockOf: (paragraph: WordParagraph) => BlockId | undefined,
  headers: number,
  except?: keyof Extras,
): readonly ImportNotice[] {
  const log = new NoticeLog<keyof typeof texts>(texts);
  for (const paragraph of paragraphs) {
    for (const [name, count] of Object.entries(paragraph.extras) as [keyof Extras, number][]) {
      if (count === 0 || name === except) continue;
      const blockId = blockOf(paragraph);
      log.addMany(name, count, blockId ? [{ blockId }] : []);
    }
  }
  log.addMany("headers", headers);
  return log.list();
}
