import { type BlockId, type Play, textOf } from "../../play.ts";
import { foldName } from "../plainText/cueForm.ts";
import { wordsOfSpeakers } from "../plainText/splitSpeech.ts";
import { hasCapitalsOnly, maxNameWords } from "../plainText/textShape.ts";
import type { Passage } from "../typed/corrections.ts";
import type { GroupKind, GroupKinds } from "../typed/groupKinds.ts";
import type { GroupedParagraphs, ListedParagraph } from "../typed/paragraphGroups.ts";
import type { ImportNotice, NoticePlace } from "./importNotice.ts";

/** What can be corrected at once, because it probably was taken for something else. */
export interface Proposal {
  readonly code: "cast-list" | "spoken-names" | "silent-names" | "unspoken" | "few-spoken";
  /** How many paragraphs it corrects. */
  readonly count: number;
  readonly passages: readonly Passage[];
  readonly kinds: GroupKinds;
  /** What the paragraphs are now, and what they look like if they're a group. */
  readonly description?: string;
}

interface Read extends GroupedParagraphs {
  readonly play: Play;
  readonly notices: readonly ImportNotice[];
}

/** Proposes corrections of what notices say looks wrong. Each corrects at most as many paragraphs as a notice has places. */
export function proposalsOf(read: Read): readonly Proposal[] {
  const { notices, paragraphs } = read;
  const placesOf = (code: string): readonly NoticePlace[] => notices.find((one) => one.code === code)?.places ?? [];
  const at = new Map(paragraphs.flatMap(({ blockId }, index) => (blockId ? [[blockId, index] as const] : [])));
  const seemSpoken = namesThatSeemSpoken(read.play);
  const passagesOf = (places: readonly NoticePlace[], kind: GroupKind, isMeant: (one: ListedParagraph) => boolean) =>
    places.flatMap((place): readonly Passage[] => {
      const index = "blockId" in place ? at.get(place.blockId) : undefined;
      const one = index === undefined ? undefined : paragraphs[index];
      return index === undefined || !one || !isMeant(one) ? [] : [{ from: index, to: index, kind }];
    });
  const found: readonly (readonly [Proposal["code"], readonly Passage[]])[] = [
    ["unspoken", passagesOf(placesOf("unspoken"), "speech", mayHaveName)],
    [
      "spoken-names",
      passagesOf(placesOf("one-speech"), "dialogue", ({ blockId }) => blockId !== undefined && seemSpoken.has(blockId)),
    ],
    // If most names have no speech, the speeches were mistaken and not the names.
    [
      "silent-names",
      areFew(placesOf("no-speech"), read.play) ? passagesOf(placesOf("no-speech"), "direction", () => true) : [],
    ],
  ];
  const ofPlaces = found
    .filter(([, passages]) => passages.length > 0)
    .map(([code, passages]) => ({ code, count: passages.length, passages, kinds: {} }));
  return [...castList(read), ...fewSpoken(read), ...ofPlaces];
}

/** What looks like a list of characters may be one, but the play's own words could look so, too. */
function castList({ groups }: Read): readonly Proposal[] {
  const list = groups.find(({ part, kind }) => part === "characters" && kind === "direction");
  return list ? [{ code: "cast-list", count: list.count, passages: [], kinds: { [list.id]: "characters" } }] : [];
}

/** Whether these are at most half of the play's names. */
const areFew = (places: readonly NoticePlace[], { blocks }: Play): boolean =>
  2 * places.length <= new Set(blocks.filter(({ kind }) => kind === "cue").map((cue) => foldName(textOf(cue)))).size;

/** Returns whether something may tell a name from its speech: a mark, a line or brackets. */
const mayHaveName = ({ text, traits }: ListedParagraph): boolean => traits.has.includes("named") || /\n|\(/.test(text);

/** If less than half of the words are spoken, the largest group of directions may be the speeches. */
function fewSpoken({ notices, groups }: Read): readonly Proposal[] {
  if (!notices.some(({ code }) => code === "few-spoken")) return [];
  const [largest] = groups.filter(({ kind }) => kind === "direction").sort((a, b) => b.count - a.count);
  if (!largest || largest.count < minGroup) return [];
  const { id, count, description } = largest;
  return [{ code: "few-spoken", count, passages: [], kinds: { [id]: "dialogue" }, description }];
}

/** Fewer paragraphs aren't most of a play. */
const minGroup = 10;

/** If so many of the names that recur are in capitals, all names are. */
const usualShare = 0.8;

/** What's between names that speak together: `TOM, NORA AND ANN`. */
const between = /\s*[,&+/]\s*|\s+(?:and|und|et|y|e|och|и|און)\s+/iu;

/** Returns the cues whose name looks like something that's said. A name in the list of characters doesn't. */
function namesThatSeemSpoken({ front, blocks }: Play): ReadonlySet<BlockId> {
  const cues = blocks.filter(({ kind }) => kind === "cue");
  const counts = new Map<string, number>();
  for (const cue of cues) counts.set(foldName(textOf(cue)), (counts.get(foldName(textOf(cue))) ?? 0) + 1);
  const recurring = cues.filter((cue) => (counts.get(foldName(textOf(cue))) ?? 0) > 1);
  const inCapitals = recurring.filter((cue) => hasCapitalsOnly(textOf(cue))).length;
  const areCapitals = recurring.length > 0 && inCapitals >= recurring.length * usualShare;
  const listed = new Set(front.characters.map(({ name }) => foldName(name)));
  const known = new Set([...listed, ...recurring.map((cue) => foldName(textOf(cue)))]);
  const areKnown = (name: string): boolean => name.split(between).every((one) => known.has(foldName(one.trim())));
  const seemsSpoken = (name: string): boolean =>
    !areKnown(name) &&
    (/^\P{L}*\p{Ll}|[,;!?…]/u.test(name) ||
      name.split(/\s+/).length > maxNameWords ||
      wordsOfSpeakers.test(name) ||
      (areCapitals && !hasCapitalsOnly(name)));
  return new Set(cues.filter((cue) => seemsSpoken(textOf(cue).trim())).map(({ id }) => id));
}
