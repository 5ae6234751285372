import type { HeadedPart } from "#domain/play/front/frontFields.ts";
import { partOfHeading } from "#domain/play/layout/pageWords.ts";
import { createUnwrapper } from "./unwrap.ts";
import { spacesBefore } from "./writePlainText.ts";

interface FrontPartLines {
  readonly part: HeadedPart;
  readonly lines: string[];
}

/**
 * Takes the front matter out of a text as `writePlainText` writes it: each part under its centered heading, at the
 * margin. Nothing of the play before the first speech is at the margin.
 */
export function takeFrontParts(text: string): { readonly parts: readonly FrontPartLines[]; readonly rest: string } {
  const unwrap = createUnwrapper(text);
  const parts: FrontPartLines[] = [];
  const rest: string[] = [];
  let isInPart = false;
  for (const paragraph of text.split(/\n[ \t\u00a0]*(?=\n)/)) {
    const lines = paragraph.split("\n").filter((line) => line.trim() !== "");
    const [heading = "", ...below] = lines;
    const part = below.length > 0 && isCentered(heading) ? partOfHeading(heading) : undefined;
    isInPart = part !== undefined || (isInPart && heading.trim() === heading);
    if (part) parts.push({ part, lines: [...unwrap(below)] });
    else if (isInPart) parts.at(-1)?.lines.push("", ...unwrap(lines));
    else rest.push(paragraph);
  }
  return { parts, rest: rest.join("\n") };
}

const isCentered = (line: string): boolean => line.search(/\S/) === spacesBefore(line.trim());
