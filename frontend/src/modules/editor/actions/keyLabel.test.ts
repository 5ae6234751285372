import { expect, test } from "vitest";
import * as spanish from "#frontend/messages/es/helpTopics.md";
import * as english from "#frontend/messages/helpTopics.md";
import { actions } from "./actions.ts";
import { replace } from "./find.ts";
import { goBack, goForward } from "./jumps.ts";
import { keyLabel, keyName } from "./keyLabel.ts";
import { bold } from "./marks.ts";
import { sceneUp } from "./moveScene.ts";
import { builtInKeys } from "./shortcuts.ts";

test("keys are labeled the way each system labels them", () => {
  expect(keyLabel(bold, false)).toBe("Ctrl+B");
  expect(keyLabel(bold, true)).toBe("⌘B");
  expect(keyLabel(sceneUp, false)).toBe("Alt+Shift+↑");
  expect(keyLabel(goBack, false)).toBe("Alt+Shift+←");
  expect(keyLabel(goBack, true)).toBe("⌃-");
  expect(keyLabel(goForward, true)).toBe("⌃⇧-");
  expect(keyLabel(replace, true)).toBe("⌥⌘F");
  expect(keyName("Mod-Ctrl-Alt-Shift-x", true)).toBe("⌃⌥⇧⌘X");
  expect(keyName("Mod-Alt-Shift-x", false)).toBe("Ctrl+Alt+Shift+X");
  expect(keyName("Meta-x", false)).toBe("Meta+X");
  expect(keyName("Backspace", true)).toBe("⌫");
  expect(keyName("Alt-Shift-PageDown", false)).toBe("Alt+Shift+Page Down");
  expect(keyLabel({ ...bold, keys: [] }, false)).toBe("");
});

test.each([english, spanish])("the help names a Mac's modifiers in Apple's order", (help) => {
  const text = JSON.stringify(help);
  expect(text).toContain("⌥⌘V");
  expect(text).not.toMatch(/⌘[⌃⌥⇧]|⇧[⌃⌥]|⌥⌃/);
});

const key = String.raw`(?:Page Down|Page Up|Enter|Tab|F\d+|\S)`;
const shortcut = new RegExp(`(?:(?:Ctrl|Alt|Shift)\\+)+${key}|[⌃⌥⇧⌘]+${key}|\\bF\\d+`, "g");
/** Keys in the forms for notes and comments, those of the browser, and those of the page for readers. */
const others = ["Ctrl+Enter", "⌘Enter", "Shift+Enter", "Alt+↓", "Alt+↑"];

test.each([english, spanish])("every shortcut in the help is one of an action", (help) => {
  const text = JSON.stringify(help)
    .replaceAll("\\\\", "\\")
    .replaceAll("Av Pág", "Page Down")
    .replaceAll("Re Pág", "Page Up");
  const known = [true, false].flatMap((mac) =>
    actions.flatMap((action) => builtInKeys(action, mac).map((keys) => keyName(keys, mac))),
  );
  const named = text.match(shortcut) ?? [];
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((each) => !known.includes(each) && !others.includes(each))).toEqual([]);
});
