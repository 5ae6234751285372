import { textOf } from "#domain/play/play.ts";
import { type ComparedBlock, isChange } from "#domain/play/versions/comparePlays.ts";
import type { RestoreScope } from "#domain/play/versions/restoreBlocks.ts";
import type { WordChange } from "#domain/play/versions/wordChanges.ts";
import { kindWords } from "#frontend/messages/editor.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { ComparedWords } from "./ComparedWords.tsx";

interface ComparedElementProps {
  readonly row: ComparedBlock;
  readonly startsChange: boolean;
  readonly onRestore: ((scope: RestoreScope) => void) | undefined;
}

/** One element with its changed words, and a button that restores the speech it belongs to. */
export function ComparedElement({ row, startsChange, onRestore }: ComparedElementProps) {
  const { block, change } = row;
  const canRestore = onRestore && isChange(row) && change !== "added";
  return (
    <div
      className={`history-element history-${change}`}
      data-kind={block.kind}
      data-change={startsChange || undefined}
      dir="auto"
    >
      <p>
        <ComparedWords words={wordsOf(row)} />
        {tagsOf(row).map((tag) => (
          <span key={tag} className="history-tag">
            {tag}
          </span>
        ))}
      </p>
      {canRestore && (
        <Button
          size="small"
          variant="bare"
          aria-label={historyWords.restoreSpeechOf({ text: shortened(textOf(block)) || kindWords[block.kind] })}
          onClick={() => onRestore({ what: "speech", id: block.id })}
        >
          {historyWords.restoreSpeech}
        </Button>
      )}
    </div>
  );
}

function wordsOf({ block, change, words: changed }: ComparedBlock): readonly WordChange[] {
  const text = textOf(block) || (block.kind === "pageBreak" ? kindWords.pageBreak : "");
  return changed ?? [{ change: change === "added" || change === "removed" ? change : "same", text }];
}

/** Colors alone don't say what changed. Added and removed words are marked by their lines, too. */
function tagsOf({ block, change, isMoved, kindBefore, words: changed }: ComparedBlock): readonly string[] {
  const isEmphasis = change === "changed" && kindBefore === undefined && changed?.every((one) => one.change === "same");
  return [
    isMoved && historyWords.moved,
    change === "added" && historyWords.added,
    change === "removed" && historyWords.removed,
    kindBefore && historyWords.kindWas({ kind: kindWords[kindBefore] }),
    isEmphasis && block.kind !== "pageBreak" && historyWords.emphasis,
  ].filter((tag) => typeof tag === "string");
}

/** Letters of the text in the accessible name of its button. */
const nameLength = 40;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > nameLength ? `${line.slice(0, nameLength).trimEnd()}…` : line;
}
