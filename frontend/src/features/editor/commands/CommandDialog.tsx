import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { listPlays, type PlayCard } from "#domain/api/plays.ts";
import type { PlayId } from "#domain/play/play.ts";
import { commandWords } from "#frontend/messages/commands.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { useTypedAhead } from "#frontend/modules/screen/typedAhead.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { type Command, commandsOf, playCommands } from "./commands.ts";
import { matchCommands } from "./matchCommands.ts";
import "./commands.css";

interface CommandDialogProps {
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

/** More results than anybody reads. */
const maxShown = 100;

/** Everything that can be done or gone to, found by typing. An editable combobox with a list (WAI-ARIA practices). */
export function CommandDialog({ editor, playId, onClose }: CommandDialogProps) {
  const [commands] = useState(() => commandsOf(editor));
  const plays = useOtherPlays(playId);
  const navigate = useNavigate();
  const [query, setQuery] = useState(useTypedAhead());
  const [active, setActive] = useState(0);
  const listId = useId();
  const optionId = (index: number): string => `${listId}-${index}`;
  const found = useMemo(() => {
    const all = [...commands, ...playCommands(plays.known, (address) => void navigate(address))];
    return matchCommands(all, query).slice(0, maxShown);
  }, [commands, plays.known, navigate, query]);
  const choose = (command: Command | undefined): void => {
    if (!command) return;
    onClose();
    // The dialog returns the focus when it closes. After that, the command may move it.
    setTimeout(command.run);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // In an input method, Enter and the arrows choose letters.
    if (event.nativeEvent.isComposing) return;
    const to = nextActive(event.key, active, found.length);
    if (event.key === "Enter") choose(found[active]);
    else if (to === undefined) return;
    else setActive(to);
    event.preventDefault();
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={editorWords.commands}
      onClose={onClose}
      actions={<Button onClick={onClose}>{commandWords.cancel}</Button>}
    >
      <div className="commands">
        <input
          role="combobox"
          dir="auto"
          aria-label={commandWords.label}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          placeholder={commandWords.placeholder}
          maxLength={200}
          value={query}
          onChange={({ target: { value } }) => {
            setQuery(value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className="commands-status">
          {found.length === 0 ? commandWords.none : commandWords.count({ count: found.length })}
        </p>
        <div id={listId} role="listbox" aria-label={commandWords.results} className="commands-list">
          {found.map((command, index) => (
            <Option
              key={command.id}
              id={optionId(index)}
              command={command}
              isActive={index === active}
              onChoose={() => choose(command)}
            />
          ))}
        </div>
        {plays.message && <p className="commands-status">{plays.message}</p>}
      </div>
    </Dialog>
  );
}

function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return (active + count - 1) % count;
  if (key === "PageDown") return Math.min(active + 10, count - 1);
  return key === "PageUp" ? Math.max(active - 10, 0) : undefined;
}

interface OptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Option({ id, command, isActive, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and handles keys.
    <div ref={element} id={id} role="option" aria-selected={isActive} className="command" onClick={onChoose}>
      <span className="command-label play-label" dir="auto">
        {command.label}
      </span>
      <span className="command-kind">{command.kind !== "command" && commandWords.sections[command.kind]}</span>
      {command.aside && <kbd>{command.aside}</kbd>}
    </div>
  );
}

/** Pages of the list that are loaded: enough for hundreds of plays. */
const maxPages = 10;

interface OtherPlays {
  readonly known: readonly PlayCard[];
  /** Why plays are missing. */
  readonly message: string | undefined;
}

const none: readonly PlayCard[] = [];

/** The writer's plays except one, last changed first. */
function useOtherPlays(here: PlayId): OtherPlays {
  const { state, data = none } = useServerData<readonly PlayCard[]>({
    key: ["plays", "commands", here],
    load: async (signal) => {
      const plays = await loadPlays(signal);
      return plays.filter(({ playId }) => playId !== here).sort((a, b) => b.changedAt.localeCompare(a.changedAt));
    },
  });
  const messages = { loading: commandWords.loadingPlays, failed: commandWords.playsFailed, ready: undefined };
  return { known: data, message: messages[state.kind] };
}

async function loadPlays(signal: AbortSignal): Promise<readonly PlayCard[]> {
  const plays: PlayCard[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const answer = await call(listPlays, { query: cursor === undefined ? {} : { cursor }, signal });
    plays.push(...answer.plays);
    cursor = answer.cursor;
    if (cursor === undefined) break;
  }
  return plays;
}
