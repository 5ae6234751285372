import { useId } from "react";
import { type CharacterColor, characterColors } from "#domain/play/characters/characterColors.ts";
import { charactersWords as words } from "#frontend/messages/characters.ts";

interface ColorFieldProps {
  /** The character's name. */
  readonly name: string;
  readonly color: CharacterColor | undefined;
  readonly onColor: (color: CharacterColor | undefined) => void;
}

/** The color that marks a character's name in cues. */
export function ColorField({ name, color, onColor }: ColorFieldProps) {
  const group = useId();
  return (
    <fieldset className="character-colors">
      <legend>{words.color}</legend>
      {[undefined, ...characterColors].map((choice) => {
        const label = choice === undefined ? words.noColor : words.colors[choice];
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
