import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId } from "#domain/play/play.ts";
import { type ImportNotice, NoticeLog } from "../reading/importNotice.ts";
import type { ReadPlay } from "../reading/readPlay.ts";
import { Collector } from "./collector.ts";
import { liftNotes } from "./fountainLines.ts";
import { type FountainTitlePage, readTitlePage } from "./fountainTitlePage.ts";
import { readElements } from "./readElements.ts";

/**
 * Reads Fountain as it is used for plays, in linear time. Unknown elements become stage directions. Boneyards and
 * unknown title page lines become notes, so no word is lost.
 */
export function readFountain(text: string, newId: () => BlockId, { hasTitlePage = true } = {}): ReadPlay {
  const { text: body, count: boneyards } = boneyardsToNotes(text.replace(/^\uFEFF/, ""));
  const lines = body.replace(/\r\n?/g, "\n").split("\n");
  const { front, unknown, length } = hasTitlePage ? readTitlePage(lines, newId) : noTitlePage;
  const collector = new Collector(front, newId, { hasCast: hasTitlePage });
  for (const entry of unknown) collector.addNote(entry);
  readElements(liftNotes(lines.slice(length)), collector);
  const play = collector.finish();
  const people = play.front.characters.length - front.characters.length;
  return { play, notices: noticesOf({ people, unknown: unknown.length, boneyards, numbers: collector.sceneNumbers }) };
}

/** For a piece of a play, whose words all stand in its text. */
const noTitlePage: FountainTitlePage = { front: emptyFront, unknown: [], length: 0 };

/** What reading changes, in words. */
const texts = {
  "cast-list": {
    kind: "changed",
    message: (count: string) => `The cast list was imported as the list of characters (${count}).`,
  },
  "title-page": {
    kind: "changed",
    message: (count: string) =>
      `Title page entries that Ghostlight doesn't support were added as notes at the beginning (${count}).`,
  },
  boneyard: {
    kind: "changed",
    message: (count: string) => `Passages marked with /* */ were imported as notes (${count}).`,
  },
  "scene-numbers": {
    kind: "changed",
    message: (count: string) => `Scene numbers such as #12A# were removed from the headings (${count}).`,
  },
} as const;

interface Changes {
  readonly people: number;
  readonly unknown: number;
  readonly boneyards: number;
  readonly numbers: number;
}

function noticesOf({ people, unknown, boneyards, numbers }: Changes): readonly ImportNotice[] {
  const log = new NoticeLog(texts);
  log.addMany("cast-list", people);
  log.addMany("title-page", unknown);
  log.addMany("boneyard", boneyards);
  log.addMany("scene-numbers", numbers);
  return log.list();
}

/**
 * Turns boneyards, `/* … *\/`, into notes: text that the writer set aside is neither printed nor discarded. An unclosed
 * boneyard is text.
 */
function boneyardsToNotes(text: string): { text: string; count: number } {
  if (!text.includes("/*")) return { text, count: 0 };
  const pieces: string[] = [];
  let from = 0;
  for (let open = findOpening(text, 0); open >= 0; open = findOpening(text, from)) {
    const close = text.indexOf("*/", open + 2);
    if (close < 0) break;
    pieces.push(text.slice(from, open), toNote(text.slice(open + 2, close)));
    from = close + 2;
  }
  return { text: pieces.join("") + text.slice(from), count: pieces.length / 2 };
}

function findOpening(text: string, from: number): number {
  let at = text.indexOf("/*", from);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf("/*", at + 2);
  return at;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === "\\") backslashes++;
  return backslashes % 2 === 1;
}

/** Two spaces on its empty lines keep a note in one piece. */
const toNote = (text: string): string =>
  `[[${text
    .replace(/\[\[|\]\]/g, (brackets) => `\\${brackets[0]}\\${brackets[0]}`)
    .replace(/(\r\n|\r|\n)[ \t]?(?=[\r\n])/g, "$1  ")}]]`;
