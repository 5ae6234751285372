import { counted } from "./format.ts";
import { translated } from "./translation.ts";

/** Titles of the groups of actions. */
export const groupWords = translated("groupWords", {
  typing: "Typing",
  elements: "Elements",
  text: "Text",
  finding: "Find and go to",
  screen: "Screen",
  play: "Play",
});

export const commandWords = translated("commandWords", {
  title: "Commands",
  item: "Commands…",
  label: "Command, scene, character or play",
  placeholder: "Type a command, scene, character or play",
  results: "Results",
  none: "Nothing matches. Try fewer letters.",
  count: (count: number) => counted(count, "result", "results"),
  sections: { scene: "Acts and scenes", character: "Characters", play: "Your plays" },
  loadingPlays: "Loading your plays…",
  playsFailed: "Your other plays can't be loaded right now.",
});

export const shortcutWords = translated("shortcutWords", {
  title: "Keyboard shortcuts",
  item: "Keyboard shortcuts…",
  hint: "Shortcuts that you change are stored in this browser.",
  change: "Change",
  changeFor: (action: string) => `Change the shortcut for ${action}`,
  press: "Press the new keys",
  pressHint: "Escape cancels.",
  reset: "Reset",
  resetFor: (action: string) => `Reset the shortcut for ${action}`,
  resetAll: "Reset all",
  none: "None",
  changed: (action: string, keys: string) => `${action}: ${keys}`,
  taken: (action: string) => `Its keys were taken from ${action}.`,
  needsModifier: "Add Ctrl, Alt or ⌘, or use a function key. Other keys are for typing.",
  reserved: (keys: string) => `Your browser uses ${keys}. Choose other keys.`,
  fixed: (keys: string) => `${keys} is for writing. Choose other keys.`,
  done: "Done",
});
