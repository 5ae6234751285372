import { chainCommands, deleteSelection, selectAll } from "prosemirror-commands";
import { keydownHandler, keymap } from "prosemirror-keymap";
import type { Command, Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Action } from "./action.ts";
import { nextBookmark, previousBookmark, toggleBookmark } from "./bookmarks.ts";
import { goToEnd, goToStart } from "./ends.ts";
import { enter } from "./enter.ts";
import { find, findNext, findPrevious, replace } from "./find.ts";
import { nextComment, previousComment } from "./goToComment.ts";
import { joinBackward } from "./joinBackward.ts";
import { joinForward } from "./joinForward.ts";
import { goBack, goForward } from "./jumps.ts";
import { kindActions } from "./kinds.ts";
import { bold, italic, underline } from "./marks.ts";
import { sceneDown, sceneUp } from "./moveScene.ts";
import { newline } from "./newline.ts";
import { pageBreak } from "./pageBreak.ts";
import { redo } from "./redo.ts";
import {
  exportFile,
  frontMatter,
  goTo,
  indexCards,
  pageLayout,
  print,
  save,
  share,
  submissionPackage,
  theme,
  toggleComments,
  toggleOutline,
} from "./screen.ts";
import { shiftTab } from "./shiftTab.ts";
import { simultaneous } from "./simultaneous.ts";
import { tab } from "./tab.ts";
import { undo } from "./undo.ts";

export const markActions: readonly Action[] = [bold, italic, underline];
export const historyActions: readonly Action[] = [undo, redo];
export const sceneActions: readonly Action[] = [simultaneous, pageBreak, sceneUp, sceneDown];
export const commentActions: readonly Action[] = [nextComment, previousComment];
/** How a writer gets around in a play. */
export const navigationActions: readonly Action[] = [
  goTo,
  indexCards,
  goBack,
  goForward,
  toggleBookmark,
  nextBookmark,
  previousBookmark,
];
export const findActions: readonly Action[] = [find, replace, findNext, findPrevious];
/** What the play can become, and what it's made of besides the text. */
export const fileActions: readonly Action[] = [exportFile, submissionPackage, print, frontMatter, pageLayout];
export const screenActions: readonly Action[] = [save, share, ...fileActions, toggleOutline, toggleComments, theme];
const typingActions: readonly Action[] = [enter, newline, tab, shiftTab, joinBackward, joinForward];

/** Everything that a writer can do in the editor: menus and shortcuts are built from this list. */
export const actions: readonly Action[] = [
  ...typingActions,
  ...kindActions,
  ...markActions,
  ...historyActions,
  ...sceneActions,
  ...commentActions,
  ...findActions,
  ...navigationActions,
  ...screenActions,
];

/** Keys that delete the selection first. */
const deletes = (action: Action): Command =>
  action === joinBackward || action === joinForward ? chainCommands(deleteSelection, action.run) : action.run;

const endKeys: Readonly<Record<string, Command>> = {
  "Mod-Home": goToStart(false),
  "Mod-End": goToEnd(false),
  "Mod-Shift-Home": goToStart(true),
  "Mod-Shift-End": goToEnd(true),
};

const keysOf = (some: readonly Action[]): Readonly<Record<string, Command>> =>
  Object.fromEntries(some.flatMap((action) => action.keys.map((key) => [key, deletes(action)])));

/** Runs the actions whose keys work wherever the focus is. Returns whether it ran one. */
export const screenKeys: (view: EditorView, event: KeyboardEvent) => boolean = keydownHandler(
  keysOf(actions.filter((action) => action.isEverywhere)),
);

/** Like `screenKeys`, in a dialog, which covers what most actions are about. */
export const dialogKeys = keydownHandler(keysOf([save]));

export const actionKeys = (): Plugin =>
  keymap({
    ...keysOf(actions),
    "Mod-a": selectAll,
    ...endKeys,
  });
