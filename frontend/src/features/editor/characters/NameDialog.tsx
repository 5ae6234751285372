import { useDeferredValue, useId, useMemo, useState } from "react";
import type { PlayCharacter } from "#domain/play/characters/charactersIn.ts";
import {
  countInSpeeches,
  countMentions,
  findNamesake,
  type NamedPlay,
  planRename,
} from "#domain/play/characters/planNames.ts";
import { totalOf, charactersWords as words } from "#frontend/messages/characters.ts";
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
      title={(change === "rename" ? words.renameTitle : words.mergeTitle)(character.name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} variant="primary" isDisabled={isEmpty}>
            {namesake || change === "merge" ? words.mergeButton : words.renameButton}
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
            label={words.newName}
            value={name}
            onValue={setName}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            onFocus={({ target }) => target.select()}
          />
        ) : (
          <SelectField label={words.mergeWith} value={name} choices={othersThan(character, play)} onValue={setName} />
        )}
        {!isEmpty && (
          <p>
            {namesake && change === "rename" && <span>{`${words.namesake(namesake.name)} `}</span>}
            <span>{words.changes({ cues: plan.cues.length, isListed: plan.list !== undefined })}</span>
          </p>
        )}
        {totalOf(mentions) > 0 && (
          <label className="name-dialog-check">
            <input type="checkbox" checked={hasMentions} onChange={({ target }) => setMentions(target.checked)} />
            <span>{words.mentions(mentions)}</span>
          </label>
        )}
        {!isEmpty && inSpeeches > 0 && <p>{words.staying(inSpeeches)}</p>}
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
  { value: "", label: words.chooseCharacter },
  ...sortCast(cast, "name")
    .filter(({ key }) => key !== character.key)
    .map(({ name }) => ({ value: name, label: name })),
];
