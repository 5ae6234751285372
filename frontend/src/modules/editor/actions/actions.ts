import { chainCommands, deleteSelection, selectAll } from "prosemirror-commands";
import { type Command, Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { menuHeads } from "#frontend/messages/editor.yaml";
import { canonicalKeys, type KeyPress, pressedKeys } from "#frontend/platform/pressedKeys.ts";
import type { Action } from "./action.ts";
import { nextBookmark, previousBookmark, toggleBookmark } from "./bookmarks.ts";
import { goToEnd, goToStart } from "./ends.ts";
import { enter } from "./enter.ts";
import { find, findNext, findPrevious, replace } from "./find.ts";
import { nextComment, previousComment } from "./goToComment.ts";
import { nextSpeech, previousSpeech } from "./goToSpeech.ts";
import { joinBackward } from "./joinBackward.ts";
import { joinForward } from "./joinForward.ts";
import { goBack, goForward } from "./jumps.ts";
import { kindActions } from "./kinds.ts";
import { bold, italic, underline } from "./marks.ts";
import { sceneDown, sceneUp } from "./moveScene.ts";
import { newline } from "./newline.ts";
import { nextPastePlace } from "./nextPastePlace.ts";
import { addNote, toggleNotes } from "./notes.ts";
import { pageBreak } from "./pageBreak.ts";
import { pasteAnother } from "./pasteAnother.ts";
import { redo } from "./redo.ts";
import {
  frontMatter,
  history,
  indexCards,
  listen,
  openCommands,
  openExport,
  openGoTo,
  openShortcuts,
  pageLayout,
  print,
  save,
  sendTo,
  share,
  theme,
  toggleCharacters,
  toggleComments,
  toggleOutline,
  typing,
} from "./screen.ts";
import { shiftTab } from "./shiftTab.ts";
import { keysOf, onShortcutsChanged } from "./shortcuts.ts";
import { simultaneous } from "./simultaneous.ts";
import { goals, sceneGrid, stagePanel, stageStrip, statistics } from "./stage.ts";
import { tab } from "./tab.ts";
import { undo } from "./undo.ts";
import {
  actualSize,
  draftView,
  focusMode,
  fullScreen,
  hidePanels,
  lightSpeech,
  pageOverview,
  typewriter,
  whitePages,
  writingTips,
  zoomIn,
  zoomOut,
} from "./view.ts";

export const markActions: readonly Action[] = [bold, italic, underline];
export const historyActions: readonly Action[] = [undo, redo, pasteAnother];
const sceneActions: readonly Action[] = [simultaneous, pageBreak, sceneUp, sceneDown];
const speechActions: readonly Action[] = [nextSpeech, previousSpeech];
const commentActions: readonly Action[] = [nextComment, previousComment];
/** How a writer gets around in a play. */
const navigationActions: readonly Action[] = [
  openGoTo,
  goBack,
  goForward,
  toggleBookmark,
  nextBookmark,
  previousBookmark,
  nextPastePlace,
];
const findActions: readonly Action[] = [find, replace, findNext, findPrevious];
/** What the play can become. */
export const fileActions: readonly Action[] = [openExport, sendTo, print];
/** What the play is made of besides the text. */
export const settingActions: readonly Action[] = [frontMatter, pageLayout, typing];
/** What Ghostlight reads out of the play. */
export const stageActions: readonly Action[] = [stageStrip, stagePanel, sceneGrid, statistics, goals];
const typingActions: readonly Action[] = [enter, newline, tab, shiftTab, joinBackward, joinForward];
const pageActions: readonly Action[] = [draftView, lightSpeech, focusMode, typewriter, pageOverview];
const sizeActions: readonly Action[] = [zoomIn, zoomOut, actualSize];
const screenActions: readonly Action[] = [hidePanels, fullScreen, whitePages, writingTips];
const noteActions: readonly Action[] = [addNote, toggleNotes, indexCards, toggleCharacters];
export const helpActions: readonly Action[] = [openCommands, openShortcuts];
const toolActions: readonly Action[] = [...noteActions, ...stageActions, listen, history, ...helpActions];

/** What the menus of the top bar list. Everything else is in the command list, such as the next comment. */
export const menuGroups = {
  text: [
    { title: menuHeads.change, actions: historyActions },
    { title: menuHeads.emphasis, actions: markActions },
    { title: menuHeads.element, actions: kindActions },
    { title: menuHeads.arrange, actions: sceneActions },
  ],
  tools: [
    { title: menuHeads.play, actions: settingActions },
    { title: menuHeads.scenes, actions: noteActions },
    { title: menuHeads.stage, actions: [stageStrip, stagePanel, sceneGrid, listen] },
    { title: menuHeads.progress, actions: [statistics, goals, history] },
    { title: menuHeads.help, actions: helpActions },
  ],
  view: [
    { title: menuHeads.page, actions: pageActions },
    { title: menuHeads.size, actions: sizeActions },
    { title: menuHeads.go, actions: [openGoTo, goBack, goForward, toggleBookmark] },
    { title: menuHeads.screen, actions: [...screenActions, theme] },
  ],
} as const satisfies Readonly<Record<string, readonly ActionGroup[]>>;

export interface ActionGroup {
  readonly title: string;
  readonly actions: readonly Action[];
}

/** Everything that a writer can do in the editor: menus, the command list and shortcuts are built from this list. */
export const groupedActions = {
  typing: typingActions,
  elements: kindActions,
  text: [...historyActions, ...markActions, ...sceneActions],
  finding: [...findActions, ...navigationActions, ...speechActions, ...commentActions],
  view: [...pageActions, ...sizeActions, ...screenActions],
  screen: [toggleOutline, toggleComments, ...toolActions, theme],
  play: [save, share, ...fileActions, ...settingActions],
} as const satisfies Readonly<Record<string, readonly Action[]>>;

export const actions: readonly Action[] = Object.values(groupedActions).flat();

/** Keys that delete the selection first. */
const deletes = (action: Action): Command =>
  action === joinBackward || action === joinForward ? chainCommands(deleteSelection, action.run) : action.run;

const endKeys: Readonly<Record<string, Command>> = {
  "Mod-Home": goToStart(false),
  "Mod-End": goToEnd(false),
  "Mod-Shift-Home": goToStart(true),
  "Mod-Shift-End": goToEnd(true),
};

type Bindings = Readonly<Record<string, Command>>;

const bindingsOf = (some: readonly Action[], commandOf: (action: Action) => Command = deletes): Bindings =>
  Object.fromEntries(some.flatMap((action) => keysOf(action).map((key) => [key, commandOf(action)])));

type KeyHandler = ReturnType<typeof keyHandler>;

/** A handler of keys that follows when the writer changes shortcuts. */
function handlerOf(readBindings: () => Bindings): KeyHandler {
  let handler: KeyHandler | undefined;
  onShortcutsChanged(() => {
    handler = undefined;
  });
  return (view, event) => {
    handler ??= keyHandler(readBindings());
    return handler(view, event);
  };
}

/** Runs the actions whose keys work wherever the focus is. Returns whether it ran one. */
export const screenKeys = handlerOf(() => bindingsOf(actions.filter((action) => action.isEverywhere)));

/** Runs undo and redo where the focus is neither in the text nor in a field, which has an undo of its own. */
export const historyKeys = handlerOf(() => bindingsOf(historyActions));

/** Does nothing for undo and redo: browsers, too, would undo what was typed into a text that's covered. */
export const noHistoryKeys = handlerOf(() => bindingsOf(historyActions, () => () => true));

/** Like `screenKeys`, in a dialog, which covers what most actions are about. */
export const dialogKeys = handlerOf(() => bindingsOf([save]));

const inText = (action: Action): Command => action.runInText ?? deletes(action);

const textKeys = handlerOf(() => ({ ...bindingsOf(actions, inText), "Mod-a": selectAll, ...endKeys }));

export const actionKeys = (): Plugin => new Plugin({ props: { handleKeyDown: textKeys } });

/** Returns a handler that runs the command of the pressed keys and returns whether there was something to do. */
function keyHandler(bindings: Readonly<Record<string, Command>>) {
  const commands = new Map(Object.entries(bindings).map(([keys, command]) => [canonicalKeys(keys), command]));
  return (view: EditorView, event: KeyPress): boolean => {
    const keys = pressedKeys(event).find((each) => commands.has(each));
    return commands.get(keys ?? "")?.(view.state, view.dispatch, view) ?? false;
  };
}
