import { importingWords } from "#frontend/messages/importing.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import type { ParagraphPages } from "./useParagraphPages.ts";

/** Goes through a long list of paragraphs. */
export function PageButtons<Row>({
  pages: { from, to, count, showEarlier, showLater },
}: {
  readonly pages: ParagraphPages<Row>;
}) {
  if (!showEarlier && !showLater) return null;
  return (
    <div className="import-page-buttons">
      <Button size="small" isDisabled={!showEarlier} onClick={showEarlier}>
        {importingWords.earlier}
      </Button>
      <p role="status">{importingWords.paragraphsShown({ from, to, count })}</p>
      <Button size="small" isDisabled={!showLater} onClick={showLater}>
        {importingWords.later}
      </Button>
    </div>
  );
}
