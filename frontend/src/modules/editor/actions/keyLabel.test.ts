import { expect, test } from "vitest";
import * as spanish from "#frontend/messages/es/help.ts";
import * as english from "#frontend/messages/help.ts";
import { replace } from "./find.ts";
import { goBack, goForward } from "./jumps.ts";
import { keyLabel, keyName } from "./keyLabel.ts";
import { bold } from "./marks.ts";
import { sceneUp } from "./moveScene.ts";

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
