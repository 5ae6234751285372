import { useState } from "react";
import type { GroupKind } from "#domain/play/formats/typed/groupKinds.ts";
import type { ListedParagraph, ParagraphGroup } from "#domain/play/formats/typed/paragraphGroups.ts";
import { describePart, type Split } from "#domain/play/formats/typed/splits.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { capitalized } from "./capitalized.ts";
import { ExampleSplit } from "./ExampleSplit.tsx";

interface SplitPanelProps {
  readonly group: ParagraphGroup;
  readonly paragraphs: readonly ListedParagraph[];
  /** Splits the group; `kinds` are those of the part that passes and of the others. */
  readonly onSplit: (split: Split, kinds?: readonly GroupKind[]) => void;
}

/** Splits a group by a look or a pattern, or by examples. */
export function SplitPanel({ group, paragraphs, onSplit }: SplitPanelProps) {
  const { tests } = group;
  const [at, setAt] = useState("0");
  const test = tests[Number(at)];
  return (
    <div className="import-split">
      {test && (
        <div className="import-split-by">
          <SelectField
            label={importingWords.splitBy}
            value={at}
            choices={tests.map((one, index) => ({
              value: String(index),
              label: capitalized(translateSentence(describePart([one], true))),
            }))}
            onValue={setAt}
          />
          <Button onClick={() => onSplit([test])}>{importingWords.splitNow}</Button>
        </div>
      )}
      <ExampleSplit paragraphs={paragraphs.filter((one) => one.group === group.id)} onSplit={onSplit} />
    </div>
  );
}
