import type { Block, BlockId, FrontMatter } from "#domain/play/play.ts";
import { findArchiveText, noticesOfAround } from "../plainText/archiveText.ts";
import { joinSpans, type Paragraph, type TypedLayout } from "../plainText/paragraph.ts";
import { type ImportNotice, NoticeLog } from "../reading/importNotice.ts";
import { type FilePlay, findFilePlays, withTitleFields } from "./filePlays.ts";

/** The paragraphs of one of the plays in a file, or of all of them. */
export interface ChosenPlay {
  /** Empty if the file has one play. */
  readonly plays: readonly FilePlay[];
  readonly paragraphs: readonly Paragraph[];
  /** The chosen play; undefined for all of the file. */
  readonly chosen: FilePlay | undefined;
  /** What's before the first play, if that one is chosen. */
  readonly before: readonly Paragraph[];
  readonly notices: readonly ImportNotice[];
}

/** Chooses a play by its number, counted from zero; without one, all of the file is one play. */
export function choosePlay(all: readonly Paragraph[], number: number | undefined): ChosenPlay {
  const archived = new Set(findArchiveText(all));
  const around = new Set(all.filter((one) => one.layout.isAround && !archived.has(one)));
  const text = all.flatMap((one, at) => (archived.has(one) || around.has(one) ? [] : [{ one, at }]));
  const plays = findFilePlays(text.map(({ one }) => one));
  const found = plays.map((play) => ({ ...play, from: text[play.from]?.at ?? 0 }));
  const chosen = number === undefined ? undefined : found[number];
  if (!chosen) return { plays: found, paragraphs: all, chosen, before: [], notices: [] };
  const isIn = (at: number): boolean => at >= chosen.from && at < (found[(number ?? 0) + 1]?.from ?? all.length);
  return {
    plays: found,
    chosen,
    paragraphs: withTitleFields(text.filter(({ at }) => isIn(at)).map(({ one }) => one)),
    before: number === 0 ? text.filter(({ at }) => at < chosen.from).map(({ one }) => one) : [],
    notices: noticesOfAround(archived.size, around.size),
  };
}

/** Returns what a file's front matter says about the chosen play. The title is that of the whole file. */
export const frontOfChosen = (front: FrontMatter, { chosen, plays }: ChosenPlay): FrontMatter =>
  chosen ? { ...front, title: "", characters: chosen === plays[0] ? front.characters : [] } : front;

/** Fills a missing title of the chosen play. */
export const withChosenTitle = (front: FrontMatter, { chosen }: ChosenPlay): FrontMatter =>
  chosen && front.title === "" ? { ...front, title: chosen.title } : front;

export interface NotesBefore {
  readonly blocks: readonly Block[];
  readonly firstBlocks: ReadonlyMap<TypedLayout, BlockId>;
  readonly notices: readonly ImportNotice[];
}

/** Makes note elements of what's before the first play, so that it isn't lost. */
export function notesBefore({ before }: ChosenPlay, newId: () => BlockId): NotesBefore {
  const blocks = before.map((one): Block => ({ id: newId(), kind: "note", text: joinSpans(one.lines) }));
  const log = new NoticeLog({
    "before-plays": {
      kind: "changed",
      message: (count: string) => `Paragraphs before the first play (${count}) became notes at its beginning.`,
    },
  });
  log.addMany(
    "before-plays",
    blocks.length,
    blocks.map(({ id }) => ({ blockId: id })),
  );
  return {
    blocks,
    firstBlocks: new Map(before.flatMap(({ layout }, at) => (blocks[at] ? [[layout, blocks[at].id] as const] : []))),
    notices: log.list(),
  };
}
