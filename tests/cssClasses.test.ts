import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

interface StyleSheet {
  /** Relative to `frontend/src`. */
  readonly path: string;
  readonly text: string;
}

/** Classes that a second folder may style, each with its reason. */
const shared: Readonly<Record<string, string>> = {
  "page-head": "the dashboard puts its controls below the title on a phone",
  "page-actions": "the dashboard puts its controls below the title on a phone",
  comment: "forced colors are set in one sheet, for text that readers commented on, too",
  "comments-list": "cards are narrower in the editor's column than on the feedback screen",
};

/** A feature or module is one folder, including its subfolders. */
const folderOf = (path: string): string => /^(?:features|modules)\/[^/]+|^[^/]+/.exec(path)?.[0] ?? path;

/**
 * Returns the classes that a sheet defines: those in the first part of a selector. In `.editor-top .button`, that's
 * `editor-top`; the button is only adjusted there.
 */
function definedClasses({ text }: StyleSheet): readonly string[] {
  const rules = text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{/g);
  return [...rules].flatMap(([, selector = ""]) => {
    if (selector.trim().startsWith("@")) return [];
    return splitSelectors(selector).flatMap((each) => {
      const [first = ""] = each
        .trim()
        .replace(/:(?:has|not|where)\([^)]*\)/g, "")
        .split(/[\s>+~](?![^(]*\))/);
      return [...first.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
    });
  });
}

/** Splits at the commas that aren't in parentheses. */
const splitSelectors = (selector: string): readonly string[] => selector.split(/,(?![^(]*\))/);

/** Returns each class that sheets of two folders define, with these folders. */
function repeatedClasses(sheets: readonly StyleSheet[]): readonly string[] {
  const folders = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    for (const name of definedClasses(sheet)) {
      folders.set(name, (folders.get(name) ?? new Set()).add(folderOf(sheet.path)));
    }
  }
  return [...folders]
    .filter(([name, found]) => found.size > 1 && !(name in shared))
    .map(([name, found]) => `${name}: ${[...found].sort().join(", ")}`);
}

function styleSheets(): readonly StyleSheet[] {
  const root = resolve(import.meta.dirname, "../frontend/src");
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css"))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

test("no two features, modules or layers define the same CSS class", () => {
  const sheets = styleSheets();
  expect(sheets.flatMap(definedClasses).length).toBeGreaterThan(500);
  expect(repeatedClasses(sheets)).toEqual([]);
});

test("every exception is still needed", () => {
  const names = new Set(styleSheets().flatMap(definedClasses));
  expect(Object.keys(shared).filter((name) => !names.has(name))).toEqual([]);
});

test("a class that two features define is found, and one that a feature only adjusts isn't", () => {
  const sheets = [
    { path: "features/reader/tools/tools.css", text: ".notice, .reader-a:has(.b) { color: red }" },
    { path: "features/dashboard/list.css", text: "@media print { .notice .reader-a { color: red } }" },
    { path: "features/dashboard/bin/bin.css", text: ".notice { color: red }" },
  ];
  expect(repeatedClasses(sheets)).toEqual(["notice: features/dashboard, features/reader"]);
});
