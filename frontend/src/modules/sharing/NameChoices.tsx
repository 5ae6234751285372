import { useId } from "react";
import { type RemainingName, suggestedWords } from "#domain/sharing/remainingNames.ts";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { Loader } from "#frontend/ui/Loader.tsx";
import type { RemainingNames } from "./remainingNamesOf.ts";
import "./NameChoices.css";

const { names: words } = sharingWords;

interface NameChoicesProps {
  readonly names: RemainingNames;
  /** Undefined: the suggested words. */
  readonly chosen: readonly string[] | undefined;
  /** Whether readers also see later changes of the play. */
  readonly isLive?: boolean;
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Words in a blind copy that may identify the author; checked words are redacted. */
export function NameChoices({ names, chosen, isLive = false, onChoose }: NameChoicesProps) {
  if (names.kind === "loading") return <Loader label={words.loading} />;
  if (names.kind === "unknown") return <p className="name-choices-note">{words.unknown}</p>;
  const hidden = chosen ?? suggestedWords(names.names);
  const listed = withFormer(names.names, hidden);
  return (
    <fieldset className="name-choices">
      <legend>{words.title}</legend>
      <p className="name-choices-note">{listed.length > 0 ? words.lead : words.none}</p>
      {listed.map((name) => (
        <NameChoice
          key={name.word}
          name={name}
          isChosen={includes(hidden, name.word)}
          onChoose={(isChosen) =>
            onChoose(isChosen ? [...hidden, name.word] : hidden.filter((word) => !isSame(word, name.word)))
          }
        />
      ))}
      {isLive && <p className="name-choices-note">{words.live}</p>}
    </fieldset>
  );
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const includes = (all: readonly string[], word: string): boolean => all.some((one) => isSame(one, word));

/** Keeps words listed that were chosen earlier and aren't in the play at the moment. */
function withFormer(names: readonly RemainingName[], chosen: readonly string[]): readonly RemainingName[] {
  const known = names.map(({ word }) => word);
  const former = chosen.filter((word) => !includes(known, word));
  return [...names, ...former.map((word) => ({ word, count: 0, examples: [], isAlsoWord: false }))];
}

interface NameChoiceProps {
  readonly name: RemainingName;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function NameChoice({ name: { word, count, examples }, isChosen, onChoose }: NameChoiceProps) {
  const id = useId();
  return (
    <div>
      <label className="name-choice">
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={id}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span>
          <bdi translate="no" className="name-choice-word">
            {word}
          </bdi>{" "}
          <span className="name-choices-note">{words.count({ count })}</span>
        </span>
      </label>
      <div id={id} className="name-choice-examples">
        {examples.map((example, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two examples may be identical.
          <q key={at} dir="auto">
            {example}
          </q>
        ))}
      </div>
    </div>
  );
}
