import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId } from "#domain/play/play.ts";
import { NoticeLog } from "../reading/importNotice.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { recognizePlay } from "../typed/recognizePlay.ts";
import type { ReadParagraphs } from "./readOwnParagraphs.ts";
import { typedParagraphs } from "./typedParagraphs.ts";
import type { WordParagraph } from "./wordParagraph.ts";

/** Returns whether paragraphs have any letter, digit or number. */
export const haveText = (paragraphs: readonly WordParagraph[]): boolean =>
  paragraphs.some(({ spans, number }) => number || spans.some(({ text }) => /[\p{L}\p{N}]/u.test(text)));

interface Options {
  /** The title in the document's properties; empty if there's none. */
  readonly title: string;
  readonly newId: () => BlockId;
  readonly options?: ReadOptions | undefined;
}

/** Recognizes a play in the paragraphs of a word processor's document. */
export function recognizeWordParagraphs(
  paragraphs: readonly WordParagraph[],
  { title, newId, options }: Options,
): ReadParagraphs {
  const { typed, layouts } = typedParagraphs(paragraphs);
  const { firstBlocks, ...read } = recognizePlay(typed, emptyFront, newId, options);
  return {
    ...withTitle(read, title.trim()),
    blockOf: (paragraph) => {
      const layout = layouts.get(paragraph);
      return layout && firstBlocks.get(layout);
    },
  };
}

const maxTitleLength = 200;

/** Takes a missing title from the document's properties. */
function withTitle(read: ReadPlay, title: string): ReadPlay {
  const { play, notices } = read;
  if (play.front.title !== "" || title === "" || title.length > maxTitleLength) return read;
  const log = new NoticeLog({
    "title-property": { kind: "guessed", message: `The title “${title}” was taken from the document's properties.` },
  });
  log.add("title-property");
  return { ...read, play: { ...play, front: { ...play.front, title } }, notices: [...notices, ...log.list()] };
}
