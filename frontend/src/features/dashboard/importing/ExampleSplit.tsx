import { useState } from "react";
import type { ListedParagraph } from "#domain/play/formats/typed/paragraphGroups.ts";
import { describePart, findSplit, maxExamples, type Split } from "#domain/play/formats/typed/splits.ts";
import { importingWords } from "#frontend/messages/importing.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { PageButtons } from "./PageButtons.tsx";
import { useParagraphPages } from "./useParagraphPages.ts";

const roles = ["name", "speech"] as const;
type Role = (typeof roles)[number];

interface ExampleSplitProps {
  /** Those of the group. */
  readonly paragraphs: readonly ListedParagraph[];
  readonly onSplit: (split: Split) => void;
}

/** Lets a writer mark paragraphs as names and speeches, and says what tells them apart. */
export function ExampleSplit({ paragraphs, onSplit }: ExampleSplitProps) {
  const [examples, setExamples] = useState<ReadonlyMap<number, Role>>(new Map());
  const pages = useParagraphPages(paragraphs.map((one, at) => ({ ...one, at })));
  const of = (role: Role) => [...examples].flatMap(([at, one]) => (one === role ? (paragraphs[at]?.traits ?? []) : []));
  const names = of("name");
  const speeches = of("speech");
  const split = findSplit(names, speeches);
  const isFull: Readonly<Record<Role, boolean>> = {
    name: names.length >= maxExamples,
    speech: speeches.length >= maxExamples,
  };
  const mark = (at: number, role: Role) => {
    const next = new Map(examples);
    if (next.get(at) === role) next.delete(at);
    else next.set(at, role);
    setExamples(next);
  };
  return (
    <div className="import-examples">
      <p>{importingWords.examplesLead({ count: maxExamples })}</p>
      <ul className="import-rows">
        {pages.rows.map(({ at, text }) => (
          <li key={at} className="import-row">
            <span className="import-row-text">{text}</span>
            <span className="import-row-buttons">
              {roles.map((role) => (
                <Button
                  key={role}
                  size="small"
                  aria-pressed={examples.get(at) === role}
                  aria-label={importingWords.exampleLabel({ role: importingWords.exampleRoles[role], text })}
                  isDisabled={isFull[role] && examples.get(at) !== role}
                  onClick={() => mark(at, role)}
                >
                  {importingWords.exampleRoles[role]}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <PageButtons pages={pages} />
      <p role="status">{sentenceOf(split, names.length > 0 && speeches.length > 0)}</p>
      <Button isDisabled={!split} onClick={() => split && onSplit(split)}>
        {importingWords.splitByExamples}
      </Button>
    </div>
  );
}

function sentenceOf(split: Split | undefined, hasBoth: boolean): string {
  if (!hasBoth) return importingWords.examplesFew;
  if (!split) return importingWords.examplesAlike;
  return importingWords.examplesSplit({
    names: translateSentence(describePart(split, true)),
    speeches: translateSentence(describePart(split, false)),
  });
}
