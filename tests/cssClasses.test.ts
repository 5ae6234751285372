import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { loadedWith } from "./support/loadedWith.ts";

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

/** Returns all classes in a sheet's selectors. */
function classesIn({ text }: StyleSheet): readonly string[] {
  const rules = text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{/g);
  return [...rules].flatMap(([, selector = ""]) =>
    selector.trim().startsWith("@") ? [] : [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name),
  );
}

/** Set by a library, which isn't searched. */
const isOfLibrary = (name: string): boolean => /^(?:amplify-|ProseMirror)/.test(name);

/** Returns the strings on lines about classes: a class like `act` is also an ordinary word elsewhere. */
const classStringsIn = (code: string): string =>
  code
    .split("\n")
    .filter((line) => /class/i.test(line))
    .flatMap((line) => line.match(/"[^"]*"|`[^`]*`/g) ?? [])
    .join("\n");

/** Returns a function that tells whether code sets a class, in full or without its last word: `hero-${kind}`. */
function setBy(code: string): (name: string) => boolean {
  const strings = classStringsIn(code);
  return (name) => {
    const beginning = name.replace(/[^-]+$/, "");
    if (beginning === "") return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(strings);
    return new RegExp(`(?<![\\w-])(?:${name}(?![\\w-])|${beginning}\\$\\{)`).test(code);
  };
}

/** Returns the classes that sheets style but no code sets, each with its sheet. */
function unsetClasses(sheets: readonly StyleSheet[], code: string): readonly string[] {
  const isSet = setBy(code);
  return sheets.flatMap((sheet) =>
    [...new Set(classesIn(sheet))]
      .filter((name) => !isOfLibrary(name) && !isSet(name))
      .map((name) => `${name}: ${sheet.path}`),
  );
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

const root = resolve(import.meta.dirname, "../frontend/src");

const styleSheets = (): readonly StyleSheet[] => filesNamed(/\.css$/);

/** Returns the files of the web app whose name matches, without tests. */
const filesNamed = (pattern: RegExp) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => pattern.test(path) && !/\.test\./.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

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

test("the code sets every class that a style sheet styles", () => {
  const code = filesNamed(/\.tsx?$/).map(({ text }) => text);
  expect(unsetClasses(styleSheets(), code.join("\n"))).toEqual([]);
});

test("the code sets every class that it looks for", () => {
  const files = filesNamed(/\.tsx?$/);
  const looksFor = /(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?\("([^"]+)"/g;
  const selectors = files.map(({ path, text }) => ({
    path,
    text: [...text.matchAll(looksFor)].map(([, selector]) => `${selector} {}`).join(" "),
  }));
  expect(selectors.flatMap(classesIn).length).toBeGreaterThan(5);
  expect(unsetClasses(selectors, files.map(({ text }) => text).join("\n"))).toEqual([]);
});

test("a styled class is found in the code in full or without its last word, but not as a part of another class", () => {
  const sheets = [{ path: "a.css", text: ".cue, .act, .line-bold:is(.line-of-cue) > .amplify-button { color: red }" }];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it's the code that is searched.
  const code = 'className={`${wide} line-${kind}`} className="rescue cue-name" onClick={act}';
  expect(unsetClasses(sheets, code)).toEqual(["cue: a.css", "act: a.css", "line-of-cue: a.css"]);
});

/** In the content that public pages are built with, so their style sheets have the rules. */
const inFirstContent: readonly string[] = ["only-spoken", "home-actions", "help-search"];

/** Returns the classes that the components of an island set, but whose rules aren't in a sheet that loads with them. */
function classesWithoutRules(entry: string): readonly string[] {
  const withComponents = loadedWith(entry);
  const loaded = new Set([...withComponents, ...loadedWith("app/islands/hydrateIsland.tsx")]);
  const isLoaded = ({ path }: StyleSheet) => loaded.has(`frontend/src/${path}`);
  const code = filesNamed(/\.tsx$/).filter(({ path }) => withComponents.has(`frontend/src/${path}`));
  const isSet = setBy(classStringsIn(code.map(({ text }) => text).join("\n")));
  const brought = new Set([...styleSheets().filter(isLoaded).flatMap(definedClasses), ...inFirstContent]);
  return [...new Set(styleSheets().flatMap(definedClasses))].filter(
    (name) => !isOfLibrary(name) && !brought.has(name) && isSet(name),
  );
}

test.each([
  "features/cookies/CookieBannerAndDialog.tsx",
  "features/public/Contact.tsx",
  "features/public/Hero.tsx",
  "features/public/StartButtons.tsx",
  "features/public/help/HelpSearch.tsx",
  "features/subscription/PricingPlans.tsx",
])("%s brings the rules of the classes that it sets", (entry) => {
  expect(classesWithoutRules(entry)).toEqual([]);
});
