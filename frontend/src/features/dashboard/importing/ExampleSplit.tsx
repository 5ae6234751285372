import { useState } from "react";
import type { GroupKind } from "#domain/play/formats/typed/groupKinds.ts";
import type { ListedParagraph } from "#domain/play/formats/typed/paragraphGroups.ts";
import { describePart, findSplit, maxExamples, type Split } from "#domain/play/formats/typed/splits.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { nameOfKind, paragraphKinds } from "./nameOfKind.ts";
import { PageButtons } from "./PageButtons.tsx";
import { useParagraphPages } from "./useParagraphPages.ts";

/** The first and the second of the two kinds that a group holds. */
const parts = [0, 1] as const;
type Part = (typeof parts)[number];
type TwoKinds = readonly [GroupKind, GroupKind];

interface ExampleSplitProps {
  /** Those of the group. */
  readonly paragraphs: readonly ListedParagraph[];
  readonly onSplit: (split: Split, kinds: TwoKinds) => void;
}

/** Lets a writer mark paragraphs of two kinds, and says what tells them apart. */
export function ExampleSplit({ paragraphs, onSplit }: ExampleSplitProps) {
  const [kinds, setKinds] = useState<TwoKinds>(["cue", "dialogue"]);
  const [examples, setExamples] = useState<ReadonlyMap<number, Part>>(new Map());
  const pages = useParagraphPages(paragraphs.map((one, at) => ({ ...one, at })));
  const of = (part: Part) => [...examples].flatMap(([at, one]) => (one === part ? (paragraphs[at]?.traits ?? []) : []));
  const [firsts, seconds] = [of(0), of(1)];
  const split = findSplit(firsts, seconds);
  const isFull = [firsts, seconds].map((some) => some.length >= maxExamples);
  const mark = (at: number, part: Part) => {
    const next = new Map(examples);
    if (next.get(at) === part) next.delete(at);
    else next.set(at, part);
    setExamples(next);
  };
  return (
    <div className="import-examples">
      <p>{importingWords.examplesLead({ count: maxExamples })}</p>
      <div className="import-two-kinds">
        <KindField
          label={importingWords.firstKind}
          kind={kinds[0]}
          other={kinds[1]}
          onKind={(kind) => setKinds([kind, kinds[1]])}
        />
        <KindField
          label={importingWords.secondKind}
          kind={kinds[1]}
          other={kinds[0]}
          onKind={(kind) => setKinds([kinds[0], kind])}
        />
      </div>
      <ul className="import-rows">
        {pages.rows.map(({ at, text }) => (
          <li key={at} className="import-row">
            <span className="import-row-text">{text}</span>
            <span className="import-row-buttons">
              {parts.map((part) => (
                <Button
                  key={part}
                  size="small"
                  aria-pressed={examples.get(at) === part}
                  aria-label={importingWords.exampleLabel({ role: nameOfKind(kinds[part]), text })}
                  isDisabled={isFull[part] === true && examples.get(at) !== part}
                  onClick={() => mark(at, part)}
                >
                  {nameOfKind(kinds[part])}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <PageButtons pages={pages} />
      <p role="status">{sentenceOf(split, kinds, firsts.length > 0 && seconds.length > 0)}</p>
      <Button isDisabled={!split} onClick={() => split && onSplit(split, kinds)}>
        {importingWords.splitByExamples}
      </Button>
    </div>
  );
}

interface KindFieldProps {
  readonly label: string;
  readonly kind: GroupKind;
  /** The other kind, which can't be chosen again. */
  readonly other: GroupKind;
  readonly onKind: (kind: GroupKind) => void;
}

const KindField = ({ label, kind, other, onKind }: KindFieldProps) => (
  <SelectField
    label={label}
    size="small"
    value={kind}
    choices={paragraphKinds.filter((one) => one !== other).map((one) => ({ value: one, label: nameOfKind(one) }))}
    onValue={onKind}
  />
);

function sentenceOf(split: Split | undefined, [first, second]: TwoKinds, hasBoth: boolean): string {
  if (!hasBoth) return importingWords.examplesFew;
  if (!split) return importingWords.examplesAlike;
  return importingWords.examplesSplit({
    first: nameOfKind(first),
    looks: translateSentence(describePart(split, true)),
    second: nameOfKind(second),
    others: translateSentence(describePart(split, false)),
  });
}
