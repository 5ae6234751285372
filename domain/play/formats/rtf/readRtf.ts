import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { typedParagraphs } from "../docx/typedParagraphs.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { recognizePlay } from "../typed/recognizePlay.ts";
import { RtfReader } from "./rtfReader.ts";
import { rtfTokens } from "./rtfTokens.ts";

/** Reads a rich text file: by its style names, then by indents and alignment, then by its text. */
export function readRtf(bytes: Uint8Array, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const reader = new RtfReader(options?.encoding);
  // RTF is ASCII; other characters are escaped, or bytes of the font's code page.
  for (const token of rtfTokens(latin1Of(bytes))) reader.read(token);
  const paragraphs = reader.finish();
  if (!paragraphs.some(({ spans }) => spans.some(({ text }) => /[\p{L}\p{N}]/u.test(text))))
    throw new Refused("invalid", "This rich text file has no text to import.");
  const { typed } = typedParagraphs(paragraphs);
  const read = recognizePlay(typed, emptyFront, newId, options);
  const { encoding } = reader;
  return encoding === undefined ? read : { ...read, encoding: { name: encoding, isGuess: false } };
}

const chunk = 8192;

/** Returns a text of which each character is a byte. Browsers decode "latin1" as Windows-1252. */
function latin1Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk) parts.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  return parts.join("");
}
