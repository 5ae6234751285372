import { type Corrections, withLines } from "#domain/play/formats/typed/corrections.ts";
import type { ListedParagraph } from "#domain/play/formats/typed/paragraphGroups.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { Toggle } from "#frontend/ui/Toggle.tsx";

interface LinesToggleProps {
  readonly paragraphs: readonly ListedParagraph[];
  readonly corrections: Corrections;
  readonly onCorrect: (corrections: Corrections) => void;
}

/** Makes every line a paragraph, if some have several lines. */
export function LinesToggle({ paragraphs, corrections, onCorrect }: LinesToggleProps) {
  const { linesAreParagraphs = false } = corrections;
  if (!linesAreParagraphs && !paragraphs.some(({ text }) => text.includes("\n"))) return null;
  return (
    <Toggle
      label={importingWords.everyLine}
      text={importingWords.everyLineText}
      isOn={linesAreParagraphs}
      onChange={(isOn) => onCorrect(withLines(corrections, isOn))}
    />
  );
}
