import type { BlockId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { recognizePlay } from "../typed/recognizePlay.ts";
import { takeFront } from "./readFront.ts";
import { readWebPage } from "./readHtml.ts";

/** Reads a play from a web page: by its classes, then by indents and alignment, then by its text. */
export function readHtmlFile(text: string, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const paragraphs = readWebPage(text);
  if (!paragraphs || paragraphs.length === 0)
    throw new Refused("invalid", "This web page has no text that can be read. Save it as a Word or text file.");
  const { front, rest } = takeFront(paragraphs, newId);
  return recognizePlay(rest, front, newId, options);
}
