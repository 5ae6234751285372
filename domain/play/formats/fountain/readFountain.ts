import type { BlockId, Play } from "../../play.ts";
import type { Notice } from "../notice.ts";
import { boneyardsToNotes } from "./boneyard.ts";
import { Collector } from "./collector.ts";
import { splitParagraphs } from "./paragraphs.ts";
import { readParagraph } from "./readParagraph.ts";
import { readTitlePage } from "./titlePage.ts";

export interface ReadPlay {
  readonly play: Play;
  readonly notices: readonly Notice[];
}

/**
 * Reads Fountain as plays are written in it, in time linear in its length. Whatever it does not know becomes a
 * stage direction; what stands in boneyards and on unknown lines of the title page becomes notes: no word is lost.
 */
export function readFountain(text: string, newId: () => BlockId): ReadPlay {
  const { text: body, count: boneyards } = boneyardsToNotes(text.replace(/^\uFEFF/, ""));
  const lines = body.split(/\r\n|\r|\n/);
  const { front, unknown, length } = readTitlePage(lines, newId);
  const collector = new Collector(front, newId);
  for (const entry of unknown) collector.addNote(entry);
  for (const paragraph of splitParagraphs(lines.slice(length))) readParagraph(paragraph, collector);
  const play = collector.finish();
  const people = play.front.characters.length - front.characters.length;
  return { play, notices: noticesOf({ boneyards, unknown: unknown.length, people }) };
}

function noticesOf({ boneyards, unknown, people }: Record<"boneyards" | "unknown" | "people", number>): Notice[] {
  const notices: Notice[] = [];
  if (people > 0)
    notices.push({ code: "cast-list", message: `The cast list became the list of characters (${people}).` });
  if (unknown > 0)
    notices.push({
      code: "title-page",
      message: `Entries of the title page that Ghostlight has no place for stand as notes at the beginning (${unknown}).`,
    });
  if (boneyards > 0)
    notices.push({
      code: "boneyard",
      message: `Passages that were put aside with /* */ were kept as notes (${boneyards}).`,
    });
  return notices;
}
