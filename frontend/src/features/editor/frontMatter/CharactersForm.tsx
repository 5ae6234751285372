import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Character } from "#domain/play/play.ts";
import { listableSpeakers, unlistedSpeakers } from "#domain/play/speakers.ts";
import { frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { keyName } from "#frontend/modules/editor/actions/keyLabel.ts";
import { readSpeakers } from "#frontend/modules/editor/characters/readCast.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { typingRulesOf } from "#frontend/modules/editor/playLanguage.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { CharacterFields, moveKeys } from "./CharacterFields.tsx";
import { useCast } from "./useCast.ts";

interface CharactersFormProps {
  readonly editor: Editor;
  readonly onFocus: () => void;
}

/** The list of characters in the order in which it's printed. */
export function CharactersForm({ editor, onFocus }: CharactersFormProps) {
  // The dialog covers the manuscript, so speakers only change on other devices.
  const speakers = useMemo(() => namesInCues(editor), [editor]);
  const cast = useCast(editor, speakers);
  const { characters, notice, focusId } = cast;
  const list = useRef<HTMLOListElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState<HTMLElement>();
  useLayoutEffect(() => {
    if (held && document.activeElement !== held) held.focus();
    setHeld(undefined);
  }, [held]);
  useLayoutEffect(() => {
    if (focusId) list.current?.querySelector<HTMLElement>(`[data-character="${focusId}"] input`)?.focus();
  }, [focusId]);
  useLayoutEffect(() => {
    if (notice?.canUndo) undoButton.current?.focus();
  }, [notice]);
  /** Moving an element in the list takes the focus from it. */
  const move = (id: string, by: 1 | -1): void => {
    const focused = document.activeElement;
    cast.move(id, by);
    if (focused instanceof HTMLElement) setHeld(focused);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which section the focus is in.
    <div className="front-form-characters" onFocus={onFocus}>
      <UnlistedSpeakers speakers={speakers} characters={characters} onAdd={cast.addSpeakers} />
      <ol ref={list} className="front-form-cast">
        {characters.map((character, index) => (
          <CharacterFields
            key={character.id}
            character={character}
            position={index + 1}
            rules={() => typingRulesOf(editor.doc)}
            onText={(field, value) => cast.setText(character.id, field, value)}
            onName={(value, former) => cast.rename(character.id, value, former)}
            onMove={(by) => move(character.id, by)}
            onRemove={() => cast.remove(character.id)}
            onPause={cast.pause}
            onStep={cast.step}
          />
        ))}
      </ol>
      {characters.length > 1 && (
        <p className="front-form-hint">
          {frontMatterWords.reorderHint({ up: keyName(moveKeys().up), down: keyName(moveKeys().down) })}
        </p>
      )}
      <div className="front-form-actions">
        <Button size="small" onClick={cast.add}>
          {frontMatterWords.add}
        </Button>
        <span role="status">{notice?.text}</span>
        {notice?.canUndo && (
          <Button ref={undoButton} size="small" variant="bare" onClick={cast.undoRemoval}>
            {frontMatterWords.undo}
          </Button>
        )}
      </div>
    </div>
  );
}

const namesInCues = (editor: Editor): readonly string[] => listableSpeakers(readSpeakers(editor));

interface UnlistedSpeakersProps {
  readonly speakers: readonly string[];
  readonly characters: readonly Character[];
  readonly onAdd: (names: readonly string[]) => void;
}

/** Offers the speakers of the play who aren't in the list yet, in order of appearance. */
function UnlistedSpeakers({ speakers, characters, onAdd }: UnlistedSpeakersProps) {
  const names = unlistedSpeakers(speakers, characters);
  if (names.length === 0) return null;
  return (
    <div className="front-form-speakers">
      <p>{frontMatterWords.unlisted({ names: names.join(", ") })}</p>
      <Button size="small" onClick={() => onAdd(names)}>
        {frontMatterWords.addSpeakers({ count: names.length })}
      </Button>
    </div>
  );
}
