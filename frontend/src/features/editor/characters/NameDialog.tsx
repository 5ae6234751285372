import { useDeferredValue, useId, useMemo, useState } from "react";
import type { PlayCharacter } from "#domain/play/characters/charactersIn.ts";
import {
  countInSpeeches,
  countMentions,
  findNamesake,
  type NamedPlay,
  planRename,
} from "#domain/play/characters/planNames.ts";
import { describeMentions, describePlannedName, totalOf } from "#frontend/messages/characters.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { sortCast } from "./sortCast.ts";

export type NameChange = "rename" | "merge";

interface NameDialogProps {
  readonly change: NameChange;
  readonly character: PlayCharacter;
  readonly play: NamedPlay;
  readonly onClose: () => void;
  readonly onChange: (name: string, hasMentions: boolean) => void;
}

/** Asks for a character's new name, or for the character it's merged with, and lists what will change. */
export function NameDialog({ change, character, play, onClose, onChange }: NameDialogProps) {
  const form = useId();
  const [name, setName] = useState(change === "rename" ? character.name : "");
  const [hasMentions, setMentions] = useState(true);
  const planned = useDeferredValue(name);
  const { plan, namesake, inSpeeches } = useMemo(() => planOf(play, character, planned), [play, character, planned]);
  const mentions = countMentions(plan.mentions);
  const isEmpty = plan.key === undefined;
  return (
    <Dialog
      isOpen
      title={(change === "rename" ? charactersWords.renameTitle : charactersWords.mergeTitle)({ name: character.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{charactersWords.cancel}</Button>
          <Button type="submit" form={form} variant="primary" isDisabled={isEmpty}>
            {namesake || change === "merge" ? charactersWords.mergeButton : charactersWords.renameButton}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="name-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (planOf(play, character, name).plan.key) onChange(name, hasMentions);
        }}
      >
        {change === "rename" ? (
          <TextField
            label={charactersWords.newName}
            value={name}
            onValue={setName}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            onFocus={({ target }) => target.select()}
          />
        ) : (
          <SelectField
            label={charactersWords.mergeWith}
            value={name}
            choices={othersThan(character, play)}
            onValue={setName}
          />
        )}
        {!isEmpty && (
          <p>
            {namesake && change === "rename" && <span>{`${charactersWords.namesake({ name: namesake.name })} `}</span>}
            <span>{describePlannedName({ cues: plan.cues.length, isListed: plan.list !== undefined })}</span>
          </p>
        )}
        {totalOf(mentions) > 0 && (
          <label className="name-dialog-check">
            <input type="checkbox" checked={hasMentions} onChange={({ target }) => setMentions(target.checked)} />
            <span>{charactersWords.mentions({ mentions: describeMentions(mentions) })}</span>
          </label>
        )}
        {!isEmpty && inSpeeches > 0 && <p>{charactersWords.staying({ count: inSpeeches })}</p>}
      </form>
    </Dialog>
  );
}

const planOf = (play: NamedPlay, { key }: PlayCharacter, name: string) => ({
  plan: planRename(play, key, name),
  namesake: findNamesake(play, key, name),
  inSpeeches: countInSpeeches(play, key, name),
});

/** The empty choice makes sure that nobody is merged by accident. */
const othersThan = (character: PlayCharacter, { cast }: NamedPlay) => [
  { value: "", label: charactersWords.chooseCharacter },
  ...sortCast(cast, "name")
    .filter(({ key }) => key !== character.key)
    .map(({ name }) => ({ value: name, label: name })),
];
