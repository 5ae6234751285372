import { type KeyboardEvent, useRef } from "react";
import { type CharacterField, characterFields } from "#domain/play/document/characters.ts";
import type { Character } from "#domain/play/play.ts";
import type { TypingRules } from "#domain/play/typing/smartTyping.ts";
import { frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { isMac } from "#frontend/platform/isMac.ts";
import { isPressed, type KeyPress } from "#frontend/platform/pressedKeys.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { TextAreaField } from "#frontend/ui/TextAreaField.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { undoStepOf } from "../titlePage/useFrontField.ts";
import { useSmartField } from "../titlePage/useSmartField.ts";
import { LimitNotice } from "./FrontTextField.tsx";

interface CharacterFieldsProps {
  readonly character: Character;
  /** From 1. */
  readonly position: number;
  readonly rules: () => TypingRules;
  readonly onText: (field: CharacterField, value: string) => void;
  /** Called for each letter, with the name from before the first. */
  readonly onName: (name: string, former: string) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  /** Called when a field is left. */
  readonly onPause: () => void;
  readonly onStep: (direction: "undo" | "redo") => void;
}

const limits: Readonly<Record<CharacterField | "name", number>> = {
  name: 100,
  age: 100,
  gender: 100,
  description: 2000,
  doubling: 300,
};

export function CharacterFields(props: CharacterFieldsProps) {
  const { character, position, onMove, onRemove, onPause, onStep } = props;
  const name = character.name.trim() || frontMatterWords.character.unnamed({ position });
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = moveOf(event);
    const step = undoStepOf(event);
    if (!by && !step) return;
    event.preventDefault();
    if (by) onMove(by);
    else if (step) onStep(step);
  };
  return (
    <li data-character={character.id}>
      <fieldset className="front-form-character" aria-label={name} onKeyDown={onKeyDown} onBlur={onPause}>
        <NameField {...props} />
        {characterFields.map((field) => (
          <TextOfCharacter key={field} field={field} {...props} />
        ))}
        <div className="front-form-actions">
          <Button size="small" variant="bare" aria-label={frontMatterWords.moveUp({ name })} onClick={() => onMove(-1)}>
            {frontMatterWords.up}
          </Button>
          <Button
            size="small"
            variant="bare"
            aria-label={frontMatterWords.moveDown({ name })}
            onClick={() => onMove(1)}
          >
            {frontMatterWords.down}
          </Button>
          <Button size="small" variant="bare" aria-label={frontMatterWords.remove({ name })} onClick={onRemove}>
            {frontMatterWords.removeShort}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}

/** On a Mac, Option with an arrow moves the cursor. */
export function moveKeys() {
  const held = isMac() ? "Mod-Ctrl" : "Alt";
  return { up: `${held}-ArrowUp`, down: `${held}-ArrowDown` };
}

function moveOf(event: KeyPress): 1 | -1 | undefined {
  const { up, down } = moveKeys();
  if (isPressed(event, up)) return -1;
  return isPressed(event, down) ? 1 : undefined;
}

function NameField({ character: { name }, onName }: CharacterFieldsProps) {
  const former = useRef(name);
  return (
    <div>
      <TextField
        label={frontMatterWords.character.name}
        value={name}
        maxLength={limits.name}
        onFocus={() => {
          former.current = name;
        }}
        onValue={(value) => onName(value, former.current)}
      />
      <LimitNotice length={name.length} limit={limits.name} />
    </div>
  );
}

interface TextOfCharacterProps extends CharacterFieldsProps {
  readonly field: CharacterField;
}

function TextOfCharacter({ character, field, rules, onText, onPause, onStep }: TextOfCharacterProps) {
  const value = character[field];
  const { takeBack, ...smartProps } = useSmartField({
    rules,
    write: (text) => onText(field, text),
    endStep: onPause,
    undo: () => onStep("undo"),
  });
  const all = {
    value,
    label: frontMatterWords.character[field],
    maxLength: limits[field],
    onValue: (text: string) => onText(field, text),
    onKeyDown: takeBack,
    ...smartProps,
  };
  return (
    <div className={`front-form-${field}`}>
      {field === "description" ? (
        <TextAreaField {...all} rows={2} />
      ) : (
        <TextField {...all} {...(field === "doubling" && { placeholder: frontMatterWords.character.doublingHint })} />
      )}
      <LimitNotice length={value.length} limit={limits[field]} />
    </div>
  );
}
