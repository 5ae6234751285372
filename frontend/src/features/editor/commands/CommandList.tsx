import { useEffect, useRef } from "react";
import { commandWords } from "#frontend/messages/commands.yaml";
import type { CommandSection } from "./commandSections.ts";
import type { Command } from "./commands.ts";

interface CommandListProps {
  readonly id: string;
  readonly sections: readonly CommandSection[];
  /** The one that Enter runs. */
  readonly active: Command | undefined;
  /** Returns the ID of a command's element. */
  readonly idOf: (command: Command) => string;
  readonly onPoint: (command: Command) => void;
  readonly onChoose: (command: Command) => void;
}

/** What the field of the command list offers. */
export const CommandList = ({ id, sections, active, idOf, onPoint, onChoose }: CommandListProps) => (
  <div id={id} role="listbox" aria-label={commandWords.results} className="commands-list">
    {sections.map(({ title, commands }) => (
      <fieldset key={title} className="commands-group" aria-label={title || undefined}>
        {title && (
          <span className="commands-head" aria-hidden="true">
            {title}
          </span>
        )}
        {commands.map((command) => (
          <Option
            key={command.id}
            id={idOf(command)}
            command={command}
            isActive={command === active}
            hasKind={title === "" || command.kind !== "scene"}
            onPoint={() => onPoint(command)}
            onChoose={() => onChoose(command)}
          />
        ))}
      </fieldset>
    ))}
  </div>
);

interface OptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  /** Says what it is. Below the head of its kind, that's said already. */
  readonly hasKind: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Option({ id, command, isActive, hasKind, onPoint, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and handles keys.
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className="command"
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      <span className="command-label play-label" dir="auto">
        {command.label}
      </span>
      <span className="command-kind">
        {hasKind && command.kind !== "command" && commandWords.sections[command.kind]}
      </span>
      {command.aside && <kbd>{command.aside}</kbd>}
    </div>
  );
}
