import { useState } from "react";
import type { SpellingProblem } from "#domain/play/characters/findSpellingProblems.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import { Button } from "#frontend/ui/Button.tsx";

interface NamesToCheckProps {
  readonly problems: readonly SpellingProblem[];
  readonly ignored: readonly string[];
  readonly onCorrect: (problem: SpellingProblem) => void;
  readonly onIgnore: (name: string) => void;
  readonly onCheckAgain: () => void;
}

/** A play with more has been imported badly, and its characters must still be within reach. */
const fewProblems = 5;

/** Names in cues that are probably mistakes. */
export function NamesToCheck({ problems, ignored, onCorrect, onIgnore, onCheckAgain }: NamesToCheckProps) {
  const [hasAll, setAll] = useState(false);
  const shown = hasAll ? problems : problems.slice(0, fewProblems);
  return (
    <>
      {problems.length > 0 && (
        <section className="names-to-check" aria-label={charactersWords.problems({ count: problems.length })}>
          <h3>{charactersWords.problems({ count: problems.length })}</h3>
          <ul>
            {shown.map((problem) => {
              const { name, lines } = problem.spelling;
              return (
                <li key={name}>
                  <p>{charactersWords.problem[problem.kind]({ name, count: lines, intended: problem.intended })}</p>
                  <Button size="small" onClick={() => onCorrect(problem)}>
                    {charactersWords.correct({ intended: problem.intended })}
                  </Button>
                  <Button
                    size="small"
                    variant="bare"
                    aria-label={charactersWords.ignoreName({ name })}
                    onClick={() => onIgnore(name)}
                  >
                    {charactersWords.ignore}
                  </Button>
                </li>
              );
            })}
          </ul>
          {shown.length < problems.length && (
            <Button size="small" variant="bare" onClick={() => setAll(true)}>
              {charactersWords.showAll({ count: problems.length })}
            </Button>
          )}
        </section>
      )}
      {ignored.length > 0 && (
        <Button size="small" variant="bare" onClick={onCheckAgain}>
          {charactersWords.ignoredNames({ count: ignored.length })}
        </Button>
      )}
    </>
  );
}
