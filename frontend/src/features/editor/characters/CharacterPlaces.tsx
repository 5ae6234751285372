import type { PlayCharacter, SpeechPlace } from "#domain/play/characters/charactersIn.ts";
import type { BlockId } from "#domain/play/play.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { showSpeech } from "#frontend/modules/editor/goTo.ts";
import { placeName } from "../outline/placeName.ts";
import type { FindEntrances } from "./useEntrances.ts";

interface CharacterPlacesProps {
  readonly editor: Editor;
  readonly character: PlayCharacter;
  /** Undefined until the directions are read. */
  readonly findEntrances: FindEntrances | undefined;
}

/** Where a character first and last enters, by the directions. If they don't say, where it first and last speaks. */
export function CharacterPlaces({ editor, character, findEntrances }: CharacterPlacesProps) {
  if (!findEntrances) return <p>{charactersWords.readingDirections}</p>;
  const entrances = findEntrances(character);
  const { cues, first, last } = character;
  const [firstCue, lastCue] = [cues[0], cues.at(-1)];
  const firstLine = first && firstCue && (
    <PlaceLink editor={editor} blockId={firstCue} place={first} label={charactersWords.first} />
  );
  if (!entrances) {
    return (
      <>
        <p>{charactersWords.neverEnters}</p>
        {firstLine}
        {last && lastCue && <PlaceLink editor={editor} blockId={lastCue} place={last} label={charactersWords.last} />}
      </>
    );
  }
  const isOnly = entrances.first.blockId === entrances.last.blockId;
  return (
    <>
      {entrances.isThereBefore && firstLine}
      <PlaceLink
        editor={editor}
        {...entrances.first}
        label={isOnly ? charactersWords.entrance : charactersWords.firstEntrance}
      />
      {!isOnly && <PlaceLink editor={editor} {...entrances.last} label={charactersWords.lastEntrance} />}
    </>
  );
}

interface PlaceLinkProps {
  readonly editor: Editor;
  readonly blockId: BlockId;
  readonly place: SpeechPlace;
  readonly label: string;
}

const PlaceLink = ({ editor, blockId, place, label }: PlaceLinkProps) => (
  <button type="button" className="character-place" onClick={() => showSpeech(editor, blockId)}>
    <span>{label}</span> <span dir="auto">{placeName(place) ?? charactersWords.opening}</span>
  </button>
);
