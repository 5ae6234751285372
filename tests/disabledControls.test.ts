import { resolve } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./importRules.ts";

/** The files that may disable a control, and why it can't have the focus then. */
const reasons: Readonly<Record<string, string>> = {
  "app/CookieSettingsButton.tsx": "until a built page has its code",
  "features/public/ContactForm.tsx": "until a built page has its code",
  "modules/sharing/Choice.tsx": "a choice that the plan doesn't include, from the start",
  "modules/sharing/SceneChooser.tsx": "a scene, while the focus is on its act",
  "ui/Menu.tsx": "an item, from the opening to the closing of its menu",
  "ui/Segmented.tsx": "until a built page has its code",
  "ui/Toggle.tsx": "a fixed setting, from the start",
  "ui/styleguide/Fields.tsx": "an example",
};

test("no control is disabled while it may have the focus, because keys would do nothing then", () => {
  const folder = "frontend/src/";
  const disabling = sourceFiles(resolve(import.meta.dirname, ".."))
    .filter(({ path }) => path.startsWith(folder) && path.endsWith(".tsx") && !path.endsWith(".test.tsx"))
    .filter(({ text }) => /\sdisabled(?:=|\s|$|\/?>)/m.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|"[^"\n]*"/gm, "")))
    .map(({ path }) => path.slice(folder.length));
  expect(disabling.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
