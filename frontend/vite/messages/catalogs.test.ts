import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isMap, isScalar, isSeq, type Node, type ParsedNode } from "yaml";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { paidTiers, plans } from "#domain/subscription/plans.ts";
import { type CatalogSource, messagesFolder, readCatalogs, translatedLanguages } from "./catalogFiles.ts";
import { catalogTypes } from "./catalogTypes.ts";
import { compileCatalog, readCatalog } from "./compileCatalog.ts";
import { messageConstants } from "./messageConstants.ts";
import { parseMessage } from "./parseMessage.ts";
import { codeTag } from "./readMarkdown.ts";

const constants = messageConstants;
const english = readCatalogs();
const languages = translatedLanguages();

interface Text {
  readonly text: string;
  readonly isCode: boolean;
}

/** Returns the texts of a part of a catalog by their paths. */
function textsIn(node: Node | null, path: string): [path: string, text: Text][] {
  if (isMap<ParsedNode, ParsedNode>(node))
    return node.items.flatMap(({ key, value }) => textsIn(value, `${path}.${key}`));
  if (isSeq<ParsedNode>(node)) return node.items.flatMap((item, place) => textsIn(item, `${path}.${place}`));
  if (!isScalar(node)) throw new Error(`${path} isn't a text.`);
  return [[path, { text: String(node.value), isCode: node.tag === codeTag }]];
}

const textsOf = (sources: readonly CatalogSource[]): ReadonlyMap<string, Text> =>
  new Map(
    sources
      .filter(({ path }) => !path.endsWith("sentences.yaml"))
      .flatMap((source) => readCatalog(source).flatMap(([name, node]) => textsIn(node, name))),
  );

const englishTexts = textsOf(english);
/** These names of features come from the code of the plans. */
const fromCode = /^featureWords\./;

test("each language of the interface but English has a folder of catalogs", () => {
  expect(languages).toEqual(interfaceLanguages.filter((language) => language !== "en"));
  expect(english.length).toBeGreaterThan(50);
});

test.each(languages)("translations have the English messages, and no others (%s)", (language) => {
  const translated = [...textsOf(readCatalogs(language)).keys()].filter((path) => !fromCode.test(path));
  expect(translated.sort()).toEqual([...englishTexts.keys()].sort());
});

test.each(languages)("a translation is given what the English message is given (%s)", (language) => {
  const wrong = [...textsOf(readCatalogs(language))].flatMap(([path, { text, isCode }]) => {
    const original = englishTexts.get(path);
    if (!original) return [];
    if (isCode || original.isCode) return original.text === text && original.isCode === isCode ? [] : [path];
    const given = parseMessage(original.text).given;
    return [...parseMessage(text).given]
      .filter(
        ([name, type]) => !constants.has(name) && (type === "number" ? given.get(name) !== type : !given.has(name)),
      )
      .map(([name]) => `${path}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test.each(["en", ...languages])("a message with a number has the forms that the language needs (%s)", (language) => {
  const rules = new Intl.PluralRules(language);
  const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
  const sources = language === "en" ? english : readCatalogs(language);
  const wrong = [...textsOf(sources)].filter(([, { text, isCode }]) => {
    if (isCode || !/\{\w+, plural,/.test(text)) return false;
    // Exact numbers, such as `=0`, take the place of a form in sentences that are about one case.
    const forms: readonly string[] = text.match(/(?:=\d+|\b(?:zero|one|two|few|many|other)) (?=\{)/g) ?? [];
    return ![...needed].every((form) => forms.some((each) => each === `${form} ` || each.startsWith("=")));
  });
  expect(wrong).toEqual([]);
});

test.each(["en", ...languages])("messages take the names of paid plans from the table of plans (%s)", (language) => {
  const names = new RegExp(`\\b(${paidTiers.map((tier) => plans[tier].name).join("|")})\\b`);
  const sources = language === "en" ? english : readCatalogs(language);
  expect([...textsOf(sources)].filter(([, { text }]) => names.test(text)).map(([path]) => path)).toEqual([]);
});

test("the types of messages are up to date (`npm run messages` writes them)", () => {
  const written = readFileSync(join(messagesFolder, "catalogs.d.ts"), "utf8");
  expect(written).toBe(catalogTypes(english, constants));
});

test("a mistake in a catalog is named with its place", () => {
  const compile = (text: string) => () => compileCatalog({ path: "spy.yaml", text }, constants);
  expect(compile('spy:\n  one: "{count, plural, one {a}}"')).toThrow("spy.yaml: spy.one: MISSING_OTHER_CLAUSE");
  expect(compile('spy:\n  one: "{count, plural, other {{count}}}"')).toThrow(
    "spy.yaml: spy.one: “count” is a number. Write {count, number} or #.",
  );
  expect(compile('spy:\n  one: "{day, date}"')).toThrow("spy.yaml: spy.one: Messages have no dates");
  expect(compile("spy:\n  one: 1")).toThrow("spy.yaml: spy.one isn't a text.");
  expect(compile("spy: [")).toThrow("spy.yaml: ");
});

const pageOf = (text: string) => () => compileCatalog({ path: "es/spyPage.md", text }, constants);

test("a page in Markdown becomes its title, lead, and sections, with messages as texts", () => {
  const page = pageOf(`# Spy {#spy}

Type \\*stars\\*
and [[notes]].

![](editor)

## Days

Only {daysInBin, number} days.

- **Term**: What it
  means
`);
  expect(page()).toContain(
    'export const spyPage = { "id": "spy", "title": `Spy`, "sections": [{ "heading": `Days`, "paragraphs": [`Only ',
  );
  expect(page()).toContain(
    '"terms": [{ "term": `Term`, "text": `What it means` }] }], "lead": `Type *stars* and [[notes]].`',
  );
  expect(page()).toContain('"picture": "editor"');
});

test("a page in Markdown has no other marks, and nothing before its title", () => {
  expect(pageOf("")).toThrow("es/spyPage.md: A page begins with its title: # Title");
  expect(pageOf("Text")).toThrow("es/spyPage.md: A page can't have this paragraph: Text");
  expect(pageOf("# Spy\n\nSome *stars*")).toThrow("A page can't have this em: *stars*");
  expect(pageOf("# Spy\n\n## Terms\n\n- No term")).toThrow("A page can't have this list_item: - No term");
  expect(pageOf("# Spy\n\n## Terms\n\n- **A**: b\n\nAfter")).toThrow("A page can't have this paragraph: After");
  expect(pageOf("# Spy\n\nLead\n\nMore")).toThrow("A page can't have this paragraph: More");
  expect(pageOf("# Spy\n\n[A link](editor)")).toThrow("A page can't have this link: [A link](editor)");
  expect(pageOf("# Spy\n\n![](editor) and text")).toThrow("A page can't have this image: ![](editor)");
  expect(pageOf("# Spy\n\n![](editor)\n\n![](plan)")).toThrow("A page can't have this image: ![](plan)");
  expect(pageOf("# Spy\n\n### Deep")).toThrow("A page can't have this heading: ### Deep");
});

test("a message becomes a text or a function, and knows the constants", () => {
  const code = compileCatalog(
    {
      path: "es/spy.yaml",
      text: 'spy:\n  plain: "`$\\\\\'{\'a"\n  days: "{daysInBin, number} days for {name}"\n  code: !code a{b',
    },
    constants,
  );
  expect(code).toBe(
    [
      'import { formatNumber } from "../format.ts";',
      'import { daysInBin } from "#domain/play/bin.ts";',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code.
      'export const spy = { "plain": `\\`$\\\\{a`, "days": ({ name }) => `${formatNumber(daysInBin)} days for ${name}`, "code": "a{b" };',
      "",
    ].join("\n"),
  );
});
