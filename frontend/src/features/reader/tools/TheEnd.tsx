import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { saysTheEnd } from "#domain/play/layout/passages/saysTheEnd.ts";
import { readingWords } from "#frontend/messages/reading.yaml";

interface TheEndProps {
  readonly play: Pick<SharedPlayAnswer, "isPart" | "blocks">;
}

/** Says below the text that nothing is missing, unless the author says it in the last line. */
export function TheEnd({ play: { isPart, blocks } }: TheEndProps) {
  if (blocks.length === 0) return <Line text={readingWords.empty} />;
  if (isPart) return <Line text={readingWords.endOfPart} />;
  // An empty line keeps its space below the text.
  return <Line text={saysTheEnd(blocks) ? "" : readingWords.end} />;
}

const Line = ({ text }: { readonly text: string }) => <p className="reader-the-end">{text}</p>;
