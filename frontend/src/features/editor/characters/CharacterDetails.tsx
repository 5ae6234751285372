import type { CharacterColor } from "#domain/play/characters/characterColors.ts";
import type { PlayCharacter, SpeechPlace } from "#domain/play/characters/charactersIn.ts";
import { setCharacterColor } from "#domain/play/document/characterSettings.ts";
import { writeCharacter } from "#domain/play/document/characters.ts";
import type { BlockId } from "#domain/play/play.ts";
import { charactersWords as words } from "#frontend/messages/characters.ts";
import { editorWords } from "#frontend/messages/editor.ts";
import { showSpeech } from "#frontend/modules/editor/goTo.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { changeCast, newCharacter } from "../frontMatter/changeCast.ts";
import { ColorField } from "./ColorField.tsx";
import type { NameChange } from "./NameDialog.tsx";
import { SpeechSteps } from "./SpeechSteps.tsx";

interface CharacterDetailsProps {
  readonly editor: Editor;
  readonly character: PlayCharacter;
  readonly color: CharacterColor | undefined;
  readonly canMerge: boolean;
  readonly onAsk: (change: NameChange) => void;
  /** The color or the list of characters was changed. */
  readonly onChanged: () => void;
}

/** Where a character speaks, and what can be changed about it. */
export function CharacterDetails({ editor, character, color, canMerge, onAsk, onChanged }: CharacterDetailsProps) {
  const { id, name, aliases, cues, first, last } = character;
  const [firstCue, lastCue] = [cues[0], cues.at(-1)];
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
      {aliases.length > 0 && <p>{words.formerNames(aliases)}</p>}
      {id === undefined && (
        <div className="character-unlisted">
          <span>{words.unlisted}</span>
          <Button size="small" onClick={addToList}>
            {words.addToList}
          </Button>
        </div>
      )}
      {first && firstCue && <PlaceLink {...{ editor, cue: firstCue, place: first }} label={words.first} />}
      {last && lastCue && <PlaceLink {...{ editor, cue: lastCue, place: last }} label={words.last} />}
      {cues.length > 0 && <SpeechSteps editor={editor} cues={cues} />}
      <ColorField name={name} color={color} onColor={setColor} />
      <div className="character-actions">
        <Button size="small" onClick={() => onAsk("rename")}>
          {words.rename}
        </Button>
        {canMerge && (
          <Button size="small" onClick={() => onAsk("merge")}>
            {words.merge}
          </Button>
        )}
      </div>
    </div>
  );
}

interface PlaceLinkProps {
  readonly editor: Editor;
  readonly cue: BlockId;
  readonly place: SpeechPlace;
  readonly label: string;
}

const PlaceLink = ({ editor, cue, place, label }: PlaceLinkProps) => (
  <button type="button" className="character-place" onClick={() => showSpeech(editor, cue)}>
    <span>{label}</span> <span dir="auto">{placeName(place)}</span>
  </button>
);

function placeName({ act, scene }: SpeechPlace): string {
  const names = [
    ...(act === undefined ? [] : [act || editorWords.untitledAct]),
    ...(scene === undefined ? [] : [scene || editorWords.untitledScene]),
  ];
  return names.join(", ") || words.opening;
}
