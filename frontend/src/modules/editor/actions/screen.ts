import type { Command } from "prosemirror-state";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { isDark, toggleTheme } from "#frontend/platform/theme.ts";
import {
  type BoardName,
  type DialogName,
  isPanelShown,
  type PanelName,
  type ScreenControl,
  screenOf,
} from "../screen/screenControl.ts";
import type { Action } from "./action.ts";

/** Does something on the editor's screen. Not available without one. */
export const onScreen =
  (act: (screen: ScreenControl, focusText: () => void) => void): Command =>
  (state, dispatch, view) => {
    const screen = screenOf(state);
    if (screen && dispatch) act(screen, () => (screen.shown.get().board ? findBoard() : view)?.focus());
    return screen !== undefined;
  };

const findBoard = () => document.querySelector<HTMLElement>(".board");

/** Opens or closes a panel. Closing it returns the focus to the text. */
export const togglePanel = (panel: PanelName): Command =>
  onScreen((screen, focusText) => {
    const isOpen = isPanelShown(screen.shown.get(), panel);
    if (isOpen) focusText();
    screen.show({ panel: isOpen ? undefined : panel });
  });

/** Opens a panel, or moves the focus from the text into it if it's open. */
const enterPanel = (panel: PanelName): Command =>
  onScreen((screen) => screen.show(screen.shown.get().panel === panel ? { panelFocus: {} } : { panel }));

export const openDialog = (dialog: DialogName): Command => onScreen((screen) => screen.show({ dialog }));

/** Opens a board, over which no dialog stays open. */
const openBoard = (board: BoardName): Command => onScreen((screen) => screen.show({ board, dialog: undefined }));

/** An action of the screen. Its keys work wherever the focus is. */
export const screenAction = (name: string, label: string, keys: readonly string[], run: Command): Action => ({
  name,
  label,
  keys,
  run,
  isEverywhere: true,
});

export const dialogAction = (name: DialogName, label: string, keys: readonly string[] = []): Action =>
  screenAction(name, label, keys, openDialog(name));

export const boardAction = (name: BoardName, label: string): Action => screenAction(name, label, [], openBoard(name));

export const save = screenAction(
  "save",
  actionWords.save,
  ["Mod-s"],
  onScreen((screen) => screen.saveNow()),
);

/** Its button and its keys show and hide it. In the text, its keys lead into it. */
export const toggleOutline: Action = {
  ...screenAction(
    "outline",
    editorWords.outline,
    ["Mod-\\"],
    onScreen((screen, focusText) => {
      const { hasOutline } = screen.shown.get();
      if (hasOutline) focusText();
      screen.show({ hasOutline: !hasOutline });
    }),
  ),
  runInText: onScreen((screen) => screen.show({ hasOutline: true, outlineFocus: {} })),
  isOn: (state) => screenOf(state)?.shown.get().hasOutline === true,
};

/** An action that shows or hides a panel. In the text, its keys lead into the panel. */
export function panelAction(panel: PanelName, label: string, keys: readonly string[] = []): Action {
  return {
    ...screenAction(panel, label, keys, togglePanel(panel)),
    runInText: enterPanel(panel),
    isOn: (state) => {
      const screen = screenOf(state);
      return screen !== undefined && isPanelShown(screen.shown.get(), panel);
    },
  };
}

export const toggleComments = panelAction("comments", menuLabels.comments, ["Mod-Shift-\\"]);

/** Ctrl+Alt+L locks the screen in most desktops of Linux. */
export const listen: Action = { ...panelAction("listening", actionWords.listen, ["F9"]), macKeys: ["Mod-Alt-l"] };
export const toggleCharacters = panelAction("characters", actionWords.characters, ["F8"]);

export const openCommands = dialogAction("commands", actionWords.commands, ["Mod-k"]);
export const openShortcuts = dialogAction("shortcuts", actionWords.shortcuts, ["Mod-/"]);
export const share = dialogAction("share", menuLabels.shareItem);
export const openExport = dialogAction("export", editorWords.exportFile);
export const sendTo = dialogAction("sendTo", editorWords.sendToItem);
export const history = boardAction("history", actionWords.history);
export const frontMatter = boardAction("frontMatter", editorWords.frontMatterItem);
export const pageLayout = dialogAction("pageLayout", actionWords.pageLayout);
export const typing = dialogAction("typing", actionWords.typing);
export const indexCards = boardAction("indexCards", actionWords.indexCards);
/** Ctrl+G finds the next result, and with Shift the previous one. */
export const openGoTo = dialogAction("goTo", actionWords.goTo, ["Mod-Alt-g"]);
export const print = screenAction(
  "print",
  editorWords.print,
  [],
  onScreen((screen) => screen.show({ printing: {} })),
);

export const theme: Action = {
  ...screenAction("theme", shellWords.dark, [], onScreen(toggleTheme)),
  isOn: () => isDark(),
};
