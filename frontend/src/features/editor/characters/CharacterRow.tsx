import { useEffect, useId, useRef } from "react";
import type { CharacterColor } from "#domain/play/characters/characterColors.ts";
import type { PlayCharacter } from "#domain/play/characters/charactersIn.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { CharacterDetails } from "./CharacterDetails.tsx";
import type { NameChange } from "./NameDialog.tsx";
import type { FindEntrances } from "./useEntrances.ts";

interface CharacterRowProps {
  readonly editor: Editor;
  readonly character: PlayCharacter;
  readonly color: CharacterColor | undefined;
  readonly isOpen: boolean;
  readonly canMerge: boolean;
  readonly findEntrances: FindEntrances | undefined;
  readonly onToggle: () => void;
  readonly onAsk: (change: NameChange) => void;
  readonly onChanged: () => void;
}

/** A character's name and numbers. It opens to what can be done. */
export function CharacterRow({ isOpen, onToggle, ...row }: CharacterRowProps) {
  const id = useId();
  const { character, color } = row;
  const { key, name, isGroup, lines, words: spoken, scenes } = character;
  const whole = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    whole.current?.scrollIntoView({ block: "nearest" });
    // The name stays visible if there isn't room for everything.
    toggle.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <li ref={whole} className={color ? `character-row character-${color}` : "character-row"}>
      <button
        ref={toggle}
        type="button"
        className="character-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        data-character={key}
        onClick={onToggle}
      >
        <span className="character-name play-label" translate="no" dir="auto">
          {name}
        </span>
        <span className="character-numbers">
          {lines === 0
            ? charactersWords.noLines
            : [
                ...(isGroup ? [charactersWords.group] : []),
                charactersWords.lines({ count: lines }),
                charactersWords.words({ count: spoken }),
                charactersWords.scenes({ count: scenes }),
              ]
                .map(withoutBreaks)
                .join(" · ")}
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <CharacterDetails {...row} />}
      </div>
    </li>
  );
}

/** In a narrow panel, a number stays with what it counts. */
const withoutBreaks = (text: string): string => text.replaceAll(" ", "\u00a0");
