import { type BlockId, emptyFront, type Play } from "#domain/play/play.ts";
import type { ImportNotice } from "../importNotice.ts";
import { boneyardsToNotes } from "./boneyard.ts";
import { Collector } from "./collector.ts";
import { type FountainTitlePage, readTitlePage } from "./fountainTitlePage.ts";
import { splitParagraphs } from "./paragraphs.ts";
import { readParagraph } from "./readParagraph.ts";

export interface ReadPlay {
  readonly play: Play;
  readonly notices: readonly ImportNotice[];
}

/**
 * Reads Fountain as it is used for plays, in linear time. Unknown elements become stage directions. Boneyards and
 * unknown title page lines become notes, so no word is lost.
 */
export function readFountain(text: string, newId: () => BlockId, { hasTitlePage = true } = {}): ReadPlay {
  const { text: body, count: boneyards } = boneyardsToNotes(text.replace(/^\uFEFF/, ""));
  const lines = body.split(/\r\n|\r|\n/);
  const { front, unknown, length } = hasTitlePage ? readTitlePage(lines, newId) : noTitlePage;
  const collector = new Collector(front, newId, { hasCast: hasTitlePage });
  for (const entry of unknown) collector.addNote(entry);
  for (const paragraph of splitParagraphs(lines.slice(length))) readParagraph(paragraph, collector);
  const play = collector.finish();
  const people = play.front.characters.length - front.characters.length;
  const counts = { people, unknown: unknown.length, boneyards, numbers: collector.sceneNumbers };
  return {
    play,
    notices: changes.filter(({ of }) => counts[of] > 0).map((change) => noticeOf(change, counts[change.of])),
  };
}

/** For a piece of a play, whose words all stand in its text. */
const noTitlePage: FountainTitlePage = { front: emptyFront, unknown: [], length: 0 };

/** What reading changes, in words. */
const changes = [
  { of: "people", code: "cast-list", message: "The cast list was imported as the list of characters" },
  {
    of: "unknown",
    code: "title-page",
    message: "Title page entries that Ghostlight doesn't support were added as notes at the beginning",
  },
  { of: "boneyards", code: "boneyard", message: "Passages marked with /* */ were imported as notes" },
  { of: "numbers", code: "scene-numbers", message: "Scene numbers such as #12A# were removed from the headings" },
] as const;

const noticeOf = ({ code, message }: (typeof changes)[number], count: number): ImportNotice => ({
  code,
  message: `${message} (${count}).`,
});
