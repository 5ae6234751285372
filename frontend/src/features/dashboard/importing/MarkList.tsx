import type { Passage } from "#domain/play/formats/typed/corrections.ts";
import type { ListedParagraph } from "#domain/play/formats/typed/paragraphGroups.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { nameOfKind } from "./nameOfKind.ts";
import { PageButtons } from "./PageButtons.tsx";
import { quoteOf } from "./quoteOf.ts";
import { useParagraphPages } from "./useParagraphPages.ts";

interface MarkListProps {
  readonly paragraphs: readonly ListedParagraph[];
  readonly passages: readonly Passage[];
  readonly onRemove: (passage: Passage) => void;
}

/** The passages of which a writer said what they are, each with a button that takes this back. */
export function MarkList({ paragraphs, passages, onRemove }: MarkListProps) {
  const pages = useParagraphPages([...passages].sort((a, b) => a.from - b.from));
  if (passages.length === 0) return null;
  return (
    <>
      <h3>{importingWords.marks}</h3>
      <ul className="import-rows">
        {pages.rows.map((passage) => {
          const { from, to, kind } = passage;
          const first = quoteOf(paragraphs[from]);
          const text = importingWords.mark({ count: to - from + 1, first, last: quoteOf(paragraphs[to]) });
          return (
            <li key={`${from} ${to} ${kind}`} className="import-row">
              <span className="import-mark-text">{text}</span>
              <span className="import-row-buttons">
                <span className="import-paragraph-kind">{nameOfKind(kind)}</span>
                <Button
                  size="small"
                  aria-label={importingWords.removeMarkLabel({ text: first })}
                  onClick={() => onRemove(passage)}
                >
                  {importingWords.removeMark}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <PageButtons pages={pages} />
    </>
  );
}
