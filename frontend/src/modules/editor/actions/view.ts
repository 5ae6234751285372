import type { Command } from "prosemirror-state";
import { flushSync } from "react-dom";
import { viewWords } from "#frontend/messages/view.yaml";
import { keepPlaceStill } from "../pages/keepPlaceStill.ts";
import { screenOf } from "../screen/screenControl.ts";
import { changeView, type ViewSettings, viewSettings, zoomStep } from "../screen/viewSettings.ts";
import type { Action } from "./action.ts";
import { boardAction, onScreen, screenAction } from "./screen.ts";

type Switch = Exclude<keyof ViewSettings, "zoom">;

/** Changes how the manuscript is shown, without moving the line at the cursor. */
const showAs =
  (next: () => Partial<ViewSettings> | undefined): Command =>
  (state, dispatch, view) => {
    const change = next();
    if (!screenOf(state) || !change) return false;
    if (dispatch && view) keepPlaceStill(view, () => flushSync(() => changeView(change)));
    return true;
  };

/** An action that turns a view setting on and off. */
export const switchAction = (name: string, label: string, setting: Switch, keys: readonly string[] = []): Action => ({
  ...screenAction(
    name,
    label,
    keys,
    showAs(() => ({ [setting]: !viewSettings.get()[setting] })),
  ),
  isOn: (state) => screenOf(state) !== undefined && viewSettings.get()[setting],
});

/** Ctrl+Alt+D shows the desktop in many desktops of Linux, and with Cmd and Option, D hides a Mac's Dock. */
export const draftView: Action = {
  ...switchAction("draft-view", viewWords.draft, "isDraft", ["Shift-F9"]),
  macKeys: ["Mod-Alt-Shift-d"],
};
export const lightSpeech = switchAction("light-speech", viewWords.lit, "isLit");
export const focusMode = switchAction("focus-mode", viewWords.focus, "isFocused", ["Mod-Shift-f"]);
export const typewriter = switchAction("typewriter", viewWords.typewriter, "isTypewriter");
export const whitePages = switchAction("white-pages", viewWords.whitePages, "hasWhitePages");
export const writingTips = switchAction("writing-tips", viewWords.writingTips, "hasTips");

const zoomAction = (name: string, label: string, direction: 1 | -1): Action =>
  screenAction(
    name,
    label,
    [],
    showAs(() => {
      const { zoom } = viewSettings.get();
      const next = zoomStep(zoom, direction);
      return next === zoom ? undefined : { zoom: next };
    }),
  );

export const zoomIn = zoomAction("zoom-in", viewWords.zoomIn, 1);
export const zoomOut = zoomAction("zoom-out", viewWords.zoomOut, -1);
export const actualSize = screenAction(
  "actual-size",
  viewWords.actualSize,
  [],
  showAs(() => (viewSettings.get().zoom === 100 ? undefined : { zoom: 100 })),
);

export const pageOverview = boardAction("pages", viewWords.overview);

export const hidePanels: Action = {
  ...screenAction(
    "hide-panels",
    viewWords.hidePanels,
    ["Mod-Shift-h"],
    onScreen(({ shown, show }, focusText) => {
      const { hidden, hasOutline, panel } = shown.get();
      if (!hidden) show({ hidden: { hasOutline, panel }, hasOutline: false, panel: undefined });
      // What was opened meanwhile stays open.
      else {
        const shownAgain = { hasOutline: hasOutline || hidden.hasOutline, panel: panel ?? hidden.panel };
        // The writer goes on in the text.
        show({ hidden: undefined, panelFocus: undefined, ...shownAgain });
      }
      focusText();
    }),
  ),
  isOn: (state) => screenOf(state)?.shown.get().hidden !== undefined,
};

const isFull = (): boolean => document.fullscreenElement !== null;

export const fullScreen: Action = {
  ...screenAction("full-screen", viewWords.fullScreen, [], () => false),
  run(state, dispatch) {
    if (!screenOf(state) || !document.fullscreenEnabled) return false;
    if (dispatch) void (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    return true;
  },
  isOn: (state) => screenOf(state) !== undefined && isFull(),
};
