import { type KeyboardEvent, useId, useMemo, useState } from "react";
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
import { Icon } from "#frontend/ui/Icon.tsx";
import { CommandList } from "./CommandList.tsx";
import { rememberCommand, sectionsOf } from "./commandSections.ts";
import { type Command, commandsOf, playCommands } from "./commands.ts";
import { matchCommands } from "./matchCommands.ts";
import "./commands.css";

interface CommandDialogProps {
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

/** More than anybody reads, in each section. */
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
  const sections = useMemo(() => {
    const all = [...commands, ...playCommands(plays.known, (address) => void navigate(address))];
    const listed = query.trim() === "" ? sectionsOf(all) : [{ title: "", commands: matchCommands(all, query) }];
    return listed.map((section) => ({ ...section, commands: section.commands.slice(0, maxShown) }));
  }, [commands, plays.known, navigate, query]);
  const found = sections.flatMap((section) => section.commands);
  const choose = (command: Command | undefined): void => {
    if (!command) return;
    rememberCommand(command.id);
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
    <Dialog isOpen size="search" title={editorWords.commands} onClose={onClose}>
      <div className="commands">
        <div className="commands-field">
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
          <Button
            variant="bare"
            size="small"
            aria-label={commandWords.cancel}
            title={commandWords.cancel}
            onClick={onClose}
          >
            <Icon name="close" />
          </Button>
        </div>
        <p role="status" className={found.length === 0 ? "commands-status" : "only-spoken"}>
          {found.length === 0 ? commandWords.none : commandWords.count({ count: found.length })}
        </p>
        <CommandList
          id={listId}
          sections={sections}
          active={found[active]}
          idOf={(command) => optionId(found.indexOf(command))}
          onPoint={(command) => setActive(found.indexOf(command))}
          onChoose={choose}
        />
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
