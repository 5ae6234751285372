import { useId } from "react";
import { type CharacterColor, characterColors } from "#domain/play/characters/characterColors.ts";
import type { PlayCharacter } from "#domain/play/characters/charactersIn.ts";
import { setCharacterColor } from "#domain/play/document/characterSettings.ts";
import { writeCharacter } from "#domain/play/document/characters.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import { formatList } from "#frontend/messages/format.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { changeCast, newCharacter } from "../frontMatter/changeCast.ts";
import { CharacterPlaces } from "./CharacterPlaces.tsx";
import type { NameChange } from "./NameDialog.tsx";
import { SpeechSteps } from "./SpeechSteps.tsx";
import type { FindEntrances } from "./useEntrances.ts";

interface CharacterDetailsProps {
  readonly editor: Editor;
  readonly character: PlayCharacter;
  readonly color: CharacterColor | undefined;
  readonly canMerge: boolean;
  readonly findEntrances: FindEntrances | undefined;
  readonly onAsk: (change: NameChange) => void;
  /** The color or the list of characters was changed. */
  readonly onChanged: () => void;
}

/** Where a character enters and speaks, and what can be changed about it. */
export function CharacterDetails(props: CharacterDetailsProps) {
  const { editor, character, color, canMerge, findEntrances, onAsk, onChanged } = props;
  const { id, name, aliases, cues } = character;
  const setColor = (chosen: CharacterColor | undefined): void => {
    editor.change({ name: `color ${name}` }, (doc) => {
      for (const alias of aliases) setCharacterColor(doc, alias, undefined);
      setCharacterColor(doc, name, chosen);
    });
    onChanged();
  };
  const addToList = (): void => {
    editor.endStep();
    changeCast(editor, `add ${name}`, () => writeCharacter(editor.doc, newCharacter(name)));
    editor.endStep();
    onChanged();
  };
  return (
    <div className="character-details">
      {aliases.length > 0 && <p>{charactersWords.formerNames({ names: formatList(aliases) })}</p>}
      {id === undefined && (
        <div className="character-unlisted">
          <span>{charactersWords.unlisted}</span>
          <Button size="small" onClick={addToList}>
            {charactersWords.addToList}
          </Button>
        </div>
      )}
      {cues.length > 0 && <SpeechSteps editor={editor} cues={cues} />}
      <ColorField name={name} color={color} onColor={setColor} />
      <div className="character-actions">
        <Button size="small" onClick={() => onAsk("rename")}>
          {charactersWords.rename}
        </Button>
        {canMerge && (
          <Button size="small" onClick={() => onAsk("merge")}>
            {charactersWords.merge}
          </Button>
        )}
      </div>
      {/* Last, because it grows once the directions are read, and somebody may be about to press a button below it. */}
      <CharacterPlaces editor={editor} character={character} findEntrances={findEntrances} />
    </div>
  );
}

interface ColorFieldProps {
  /** The character's name. */
  readonly name: string;
  readonly color: CharacterColor | undefined;
  readonly onColor: (color: CharacterColor | undefined) => void;
}

/** The color that marks a character's name in cues. */
function ColorField({ name, color, onColor }: ColorFieldProps) {
  const group = useId();
  return (
    <fieldset className="character-colors">
      <legend>{charactersWords.color}</legend>
      {[undefined, ...characterColors].map((choice) => {
        const label = choice === undefined ? charactersWords.noColor : charactersWords.colors[choice];
        return (
          <input
            key={choice ?? "none"}
            type="radio"
            name={`${group} ${name}`}
            className={`character-swatch character-${choice ?? "none"}`}
            aria-label={label}
            title={label}
            checked={choice === color}
            onChange={() => onColor(choice)}
          />
        );
      })}
    </fieldset>
  );
}
