import { expect, test } from "vitest";
import { replace } from "./find.ts";
import { goBack, goForward } from "./jumps.ts";
import { keyLabel } from "./keyLabel.ts";
import { bold } from "./marks.ts";
import { sceneUp } from "./moveScene.ts";

test("keys are labeled the way each system labels them", () => {
  expect(keyLabel(bold, false)).toBe("Ctrl+B");
  expect(keyLabel(bold, true)).toBe("⌘B");
  expect(keyLabel(sceneUp, false)).toBe("Alt+Shift+↑");
  expect(keyLabel(goBack, false)).toBe("Alt+Shift+←");
  expect(keyLabel(goBack, true)).toBe("⌃-");
  expect(keyLabel(goForward, true)).toBe("⌃⇧-");
  expect(keyLabel(replace, true)).toBe("⌘⌥F");
  expect(keyLabel({ ...bold, keys: [] }, false)).toBe("");
});
