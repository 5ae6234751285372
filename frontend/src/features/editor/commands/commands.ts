import type { PlayCard } from "#domain/api/plays.ts";
import { commandWords } from "#frontend/messages/commands.yaml";
import type { Action } from "#frontend/modules/editor/actions/action.ts";
import { actionGroups } from "#frontend/modules/editor/actions/actionGroups.ts";
import { toggleBookmark } from "#frontend/modules/editor/actions/bookmarks.ts";
import { nextSpeech, previousSpeech } from "#frontend/modules/editor/actions/goToSpeech.ts";
import { keyLabel } from "#frontend/modules/editor/actions/keyLabel.ts";
import { sceneDown, sceneUp } from "#frontend/modules/editor/actions/moveScene.ts";
import { addNote } from "#frontend/modules/editor/actions/notes.ts";
import { pageBreak } from "#frontend/modules/editor/actions/pageBreak.ts";
import { openCommands } from "#frontend/modules/editor/actions/screen.ts";
import { simultaneous } from "#frontend/modules/editor/actions/simultaneous.ts";
import { readSpeakers } from "#frontend/modules/editor/characters/readCast.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { goTo, perform } from "#frontend/modules/editor/goTo.ts";
import { outlineOf } from "#frontend/modules/editor/outline.ts";
import { fullNames } from "../outline/headingName.ts";

const alsoCalled: Readonly<Record<string, string | undefined>> = commandWords.alsoCalled;

type CommandKind = "command" | "scene" | "character" | "play";

/** A line of the command list. */
export interface Command {
  readonly id: string;
  readonly kind: CommandKind;
  readonly label: string;
  /** Other words by which it's found. */
  readonly also?: string | undefined;
  /** Its keys. */
  readonly aside?: string;
  /** Whether it's about the place of the cursor. */
  readonly isHere?: boolean;
  readonly run: () => void;
}

const aboutHere: readonly Action[] = [
  addNote,
  toggleBookmark,
  simultaneous,
  pageBreak,
  sceneUp,
  sceneDown,
  nextSpeech,
  previousSpeech,
];

/** Returns what can be done at the cursor now, and the scenes and characters of the play. */
export function commandsOf(editor: Editor): readonly Command[] {
  const state = editor.state();
  const listed = actionGroups.flatMap((group) => (group.isFixed ? [] : group.actions));
  const available = listed.filter((action) => action !== openCommands && action.run(state));
  return [
    ...available.map((action) => ({
      id: `command ${action.name}`,
      kind: "command" as const,
      label: action.label,
      also: alsoCalled[action.name],
      aside: keyLabel(action),
      isHere: aboutHere.includes(action),
      run: () => perform(editor, action),
    })),
    ...[...fullNames(outlineOf(state))].map(([id, label]) => ({
      id: `scene ${id}`,
      kind: "scene" as const,
      label,
      run: () => goTo(editor, id),
    })),
    ...readSpeakers(editor).map(({ key, name, cues: [first] }) => ({
      id: `character ${key}`,
      kind: "character" as const,
      label: name,
      run: () => first !== undefined && goTo(editor, first),
    })),
  ];
}

/** Returns the writer's other plays, as commands that open them. */
export const playCommands = (plays: readonly PlayCard[], open: (address: string) => void): readonly Command[] =>
  plays.map(({ playId, title }) => ({
    id: `play ${playId}`,
    kind: "play",
    label: title,
    run: () => open(`/editor/${playId}`),
  }));
