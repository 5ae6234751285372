import { expect, test } from "vitest";
import { manuscriptLanguages } from "#domain/account/manuscriptLanguages.ts";
import { dialogue, direction, play, speech } from "#tests/support/playBuilder.ts";
import { emptyFront } from "../front/frontFields.ts";
import type { Play } from "../play.ts";
import { layoutOf } from "./layoutOf.ts";
import { textOfSpans } from "./lines/spans.ts";
import { coverCreditOf, isUsualCredit } from "./pageWords.ts";
import { paginate } from "./paginate.ts";

const front = {
  ...emptyFront,
  title: "La trampa",
  authors: "Inés Robledo",
  translator: "Ann Lee",
  place: "Lima",
  synopsis: "Una noche.",
};

const linesIn = (language?: string) => {
  const play: Play = { front, blocks: [], ...(language && { typing: { language } }) };
  return paginate(play).pages.map(({ lines }) => lines.map(({ spans }) => textOfSpans(spans)));
};

test.each([
  [undefined, "by", "Place", "Synopsis"],
  ["es", "de", "Lugar", "Sinopsis"],
  ["fr", "de", "Lieu", "Résumé"],
  ["de", "von", "Ort", "Inhalt"],
  ["he", "מאת", "המקום", "תקציר"],
  ["ar", "تأليف", "المكان", "ملخص"],
  ["it", "di", "Place", "Synopsis"],
  ["pt-BR", "de", "Place", "Synopsis"],
  ["pl", "by", "Place", "Synopsis"],
])("the title page and front matter of a play in %s say “%s”, “%s” and “%s”", (language, by, place, synopsis) => {
  const [title, world, production] = linesIn(language);
  expect(title).toContain(by);
  expect(world).toEqual([place, "Lima"]);
  expect(production).toEqual([synopsis, "Una noche."]);
});

test.each([
  [undefined, "Translated by Ann Lee"],
  ["es-MX", "Traducción de Ann Lee"],
  ["fr", "Traduction de Ann Lee"],
  ["de", "Übersetzt von Ann Lee"],
  ["pl", "Translated by Ann Lee"],
])("the title page of a play in %s says “%s”", (language, line) => {
  expect(linesIn(language)[0]).toContain(line);
});

test.each([
  ["", "by"],
  ["en-US", "by"],
  ["es", "de"],
  ["yi", "פֿון"],
  ["nn", "av"],
  ["ru", ""],
  ["pl", ""],
])("the cover of a play in %j says “%s” above its author", (language, credit) => {
  expect(coverCreditOf(language)).toBe(credit);
});

test.each(manuscriptLanguages)("what a play in %s prints above its author isn't read as a credit line", (language) => {
  expect(linesIn(language)[0]?.filter(isUsualCredit)).toHaveLength(1);
  expect(isUsualCredit("")).toBe(false);
});

test("headings change with the language of an unchanged front matter", () => {
  expect(linesIn("es")[1]).toEqual(["Lugar", "Lima"]);
  expect(linesIn("en-GB")[1]).toEqual(["Place", "Lima"]);
});

const long = play(speech("NORA", dialogue("One. ".repeat(3000)), direction("She waits."), dialogue("Two.")));

test.each([
  ["es", "guild-modern", "NORA (Continúa)"],
  ["de-AT", "guild-modern", "NORA (Fortsetzung)"],
  ["fr", "uk", "NORA (suite)"],
  ["he", "guild-modern", "NORA (המשך)"],
  ["en", "uk", "NORA (cont.)"],
  ["it", "guild-modern", "NORA (Continued)"],
])("in %s, a speech of the %s layout goes on under %s", (language, layout, name) => {
  const { pages } = paginate({ ...long, typing: { language }, pageLayout: { layout } });
  expect(pages.some(({ continued }) => continued === name)).toBe(true);
});

test("marks that the writer has changed stay as they are", () => {
  const pageLayout = { changes: { "marks.continued": "(still)" } };
  expect(layoutOf({ pageLayout, typing: { language: "es" } }).marks).toEqual({
    afterName: "",
    continued: " (still)",
    more: "",
    speaksOn: " (Continúa)",
  });
});
