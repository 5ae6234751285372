import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { saysTheEnd } from "#domain/play/layout/passages/saysTheEnd.ts";
import { readingWords } from "#frontend/messages/reading.yaml";

interface TheEndProps {
  readonly play: Pick<SharedPlayAnswer, "isPart" | "blocks">;
}

/** Says below the text that nothing is missing, unless the author says it in the last line. */
export const TheEnd = ({ play }: TheEndProps) => <p className="reader-the-end">{endOf(play)}</p>;

function endOf({ isPart, blocks }: TheEndProps["play"]): string {
  if (blocks.length === 0) return readingWords.empty;
  if (isPart) return readingWords.endOfPart;
  return saysTheEnd(blocks) ? "" : readingWords.end;
}
