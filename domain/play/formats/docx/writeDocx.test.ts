import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { arbitraryChanges } from "#tests/support/arbitraryChanges.ts";
import { arbitraryPlay } from "#tests/support/arbitraryPlay.ts";
import { fc } from "#tests/support/fastCheck.ts";
import {
  act,
  character,
  cue,
  dialogue,
  direction,
  numberedIds,
  parenthetical,
  play,
  playWith,
  scene,
  speech,
  together,
  withoutIds,
} from "#tests/support/playBuilder.ts";
import { type LayoutName, layouts } from "../../layout/designs/layouts.ts";
import type { Layout } from "../../layout/layout.ts";
import { layoutOf } from "../../layout/layoutOf.ts";
import type { FrontMatter, Play } from "../../play.ts";
import { readDocx } from "./readDocx.ts";
import { writeDocx } from "./writeDocx.ts";

const write = (given: Play, layout: Layout) => writeDocx(given, { layout, createdAt: new Date(0) });
const read = (bytes: Uint8Array) => readDocx(bytes, numberedIds());
const partOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());
const names = Object.keys(layouts) as LayoutName[];

const small = play(
  speech("MARA", parenthetical("softly"), "One.", direction("She waits."), "Two."),
  together("A VERY LONG NAME", "Three."),
  direction("(Exit.)"),
);

test.each(names)("a document in the %s layout is read back exactly", (name) => {
  const { play: found, notices } = read(write(small, layouts[name]));
  expect(withoutIds(found)).toEqual(withoutIds(small));
  expect(notices).toEqual([]);
});

test("what a document adds to the writer's words is in the play's language, and isn't read back", () => {
  const words = { title: "El foco", authors: "Ana Paz", place: "Un teatro." };
  const spanish: Play = {
    ...playWith(words, ...speech("MARA", "Uno."), direction("Espera."), ...speech("MARA", "Dos.")),
    typing: { language: "es-MX" },
  };
  const bytes = write(spanish, layoutOf(spanish));
  const document = partOf(bytes, "word/document.xml");
  for (const added of [">de<", ">Lugar<", "(Continúa)"]) expect(document).toContain(added);
  for (const english of [">by<", ">Place<", "(Continued)"]) expect(document).not.toContain(english);
  const { typing: _, ...expected } = spanish;
  expect(withoutIds(read(bytes).play)).toEqual(withoutIds(expected));
});

test("whatever the layout, the same play is read back", { timeout: 600_000 }, () => {
  const expected = (given: Play) => withoutIds(read(write(given, layouts["guild-modern"])).play);
  fc.assert(
    fc.property(arbitraryPlay, fc.constantFrom(...names), (any, name) => {
      // A document without any text is refused.
      const given = { ...any, blocks: [...any.blocks, ...play(direction("The end.")).blocks] };
      expect(withoutIds(read(write(given, layouts[name])).play)).toEqual(expected(given));
    }),
    { numRuns: Number(process.env.ROUND_TRIPS ?? 100) },
  );
});

test("in any layout that a writer has adjusted, the same play is read back", () => {
  const expected = withoutIds(small);
  fc.assert(
    fc.property(fc.constantFrom(...names), arbitraryChanges, (layout, changes) => {
      const bytes = write(small, layoutOf({ pageLayout: { layout, changes } }));
      expect(withoutIds(read(bytes).play)).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});

test("Word's styles have the settings that a writer has adjusted", () => {
  const changes = {
    ...{ "font.family": "Tinos", "font.size": 11, lineSpacing: 1.5, "margins.left": 1.25 },
    ...{ "cue.left": 1, "cue.align": "left", "cue.bold": true, "cue.capitals": false, "lyric.linesBefore": 2 },
  };
  const bytes = write(small, layoutOf({ pageLayout: { changes } }));
  const styles = partOf(bytes, "word/styles.xml");
  expect(styles).toContain('w:ascii="Times New Roman"');
  expect(styles).toContain('<w:sz w:val="22"/>');
  expect(styles).toContain('w:line="330" w:lineRule="exact"');
  const styleOf = (name: string) => styles.split("<w:style ").find((one) => one.includes(`<w:name w:val="${name}"/>`));
  expect(styleOf("Character")).toMatch(/<w:ind w:left="1440" w:right="0"\/><w:jc w:val="left"\/>/);
  expect(styleOf("Character")).toContain("<w:rPr><w:b/><w:bCs/></w:rPr>");
  expect(styleOf("Lyric")).toContain('<w:spacing w:before="660"');
  expect(partOf(bytes, "word/document.xml")).toContain('w:left="1800"');
});

test.each(names)("simultaneous speeches are beside each other in the %s layout", (name) => {
  const given = play(
    speech("MARA", "Alone."),
    speech("TOM", parenthetical("softly"), "One.", direction("He waits."), "Two."),
    together("EVE", "Three."),
    together("NORA", "Four."),
    direction("(Exit.)"),
  );
  const bytes = write(given, layouts[name]);
  const rows = partOf(bytes, "word/document.xml").match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
  const cells = rows.map((row) => row.split("</w:tc>").map((one) => one.replace(/<[^>]*>/g, "")));
  const besides = cells.filter(([first = ""]) => /^TOM\.? ?\(softly\)/.test(first));
  expect(besides).toHaveLength(1);
  expect(besides[0]?.[1]).toMatch(/^EVE\.? ?Three\.$/);
  expect(withoutIds(read(bytes).play)).toEqual(withoutIds(given));
});

test.each(names)("private notes within simultaneous speeches are kept in the %s layout", (name) => {
  const given = play(speech("TOM", "One.", { kind: "note", text: [{ text: "Louder?" }] }), together("EVE", "Two."));
  expect(withoutIds(read(write(given, layouts[name])).play)).toEqual(withoutIds(given));
});

test("a doubling note may be a bracket", () => {
  const given = playWith({ title: "X", characters: [character("NORA", { doubling: ")" })] }, direction("Night."));
  const { play: found } = read(write(given, layouts["guild-modern"]));
  expect(found.front.characters.map(({ doubling }) => doubling)).toEqual([")"]);
});

test("names beside speeches are in the first column of a table", () => {
  const given = play(
    speech("MARA", parenthetical("softly"), "One.", direction("She waits."), "Two."),
    speech("A VERY LONG NAME", "Three."),
  );
  const document = partOf(write(given, layouts.uk), "word/document.xml");
  const rows = document.match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
  const cells = rows.map((row) => row.split("</w:tc>").map((cell) => cell.replace(/<[^>]*>/g, "")));
  expect(cells).toEqual([
    ["MARA", "(softly) One.She waits.Two.", ""],
    ["A VERY LONG NAME", "Three.", ""],
  ]);
});

test("rows of speeches aren't kept together, so that a table can go on to the next page", () => {
  const keptIn = (layout: Layout) =>
    [
      ...partOf(write(small, layout), "word/styles.xml").matchAll(
        /styleId="(\w+)"(?:(?!<\/w:style>).)*<w:keepNext\/>/g,
      ),
    ].map(([, id]) => id);
  expect(keptIn(layouts.uk)).toEqual(["Act", "Scene", "FrontHeading", "SceneNumber", "SpeechNumber"]);
  expect(keptIn(layouts["guild-modern"])).toEqual(expect.arrayContaining(["Character", "Parenthetical"]));
});

test("a long title page begins higher, so that nothing is over the contact details", () => {
  const above = (front: Partial<FrontMatter>) => {
    const styles = partOf(write(playWith({ title: "Ghosts", ...front }), layouts["large-print"]), "word/styles.xml");
    return Number(/styleId="Title".*?w:before="(\d+)"/.exec(styles)?.[1]);
  };
  const contact = Array.from({ length: 8 }, (_, line) => `Line ${line}`).join("\n");
  expect(above({ contact })).toBe(above({}));
  expect(above({ contact, subtitle: "A play", authors: "Henrik Ibsen", source: "After life" })).toBeLessThan(above({}));
});

/** The paragraphs with their text, and whether each begins a page. */
const paragraphsOf = (bytes: Uint8Array) =>
  [...partOf(bytes, "word/document.xml").matchAll(/<w:p>.*?<\/w:p>/gs)].map(([xml]) => ({
    xml,
    text: xml.replace(/<[^>]*>/g, ""),
    isOnNewPage: xml.includes("<w:pageBreakBefore/>"),
  }));

test("the front matter is in the order and on the pages of the PDF, with acts in the middle of the songs", () => {
  const front = {
    title: "Ghosts",
    dedication: "For K.",
    epigraph: "A motto.",
    characters: [character("NORA", { age: "30s", description: "a wife" })],
    place: "Oslo",
    synopsis: "She leaves.",
    productionHistory: "Copenhagen, 1879.",
    musicalNumbers: "Act One\nTarantella",
    acknowledgments: "Thanks to L.",
  };
  const paragraphs = paragraphsOf(write(playWith(front), layouts["guild-modern"])).slice(1);
  expect(paragraphs.map(({ text, isOnNewPage }) => `${isOnNewPage ? "page: " : ""}${text}`)).toEqual([
    "page: For K.",
    "A motto.",
    "page: Cast of Characters",
    "NORA, 30s: a wife",
    "Place",
    "Oslo",
    "page: Synopsis",
    "She leaves.",
    "page: Production History",
    "Copenhagen, 1879.",
    "page: Musical Numbers",
    "Act One",
    "Tarantella",
    "page: Acknowledgments",
    "Thanks to L.",
  ]);
  expect(paragraphs.find(({ text }) => text === "Act One")?.xml).toContain('<w:jc w:val="center"/>');
});

test("the translator is introduced in the play's language, by words that aren't read back", () => {
  const given = { ...playWith({ title: "Ghosts", translator: "Ann Lee" }), typing: { language: "es" } };
  const bytes = write(given, layouts["guild-modern"]);
  expect(paragraphsOf(bytes).map(({ text }) => text)).toEqual(["Ghosts", "Traducción de Ann Lee"]);
  expect(read(bytes).play.front).toEqual(given.front);
});

test("a direction within a speech is as far in as on our pages, without a line above it", () => {
  const given = play(speech("MARA", "One.", direction("She waits."), "Two."));
  const directions = (layout: Layout) =>
    paragraphsOf(write(given, layout)).flatMap(({ xml, text }) =>
      text.includes("She waits.") ? [/<w:spacing w:before="0".*?<\/w:pPr>/.exec(xml)?.[0]] : [],
    );
  expect(directions(layouts["guild-modern"])).toEqual([
    '<w:spacing w:before="0" w:after="0"/><w:ind w:left="2160" w:right="2160"/><w:jc w:val="center"/></w:pPr>',
  ]);
  expect(directions(layouts.musical)).toEqual([expect.stringContaining('w:left="1440"')]);
});

test("names and directions in the line are joined with the speech, with the marks of the layout", () => {
  const document = partOf(write(small, layouts["acting-edition"]), "word/document.xml");
  const lines = document.split(/(?<!<w:specVanish\/><\/w:rPr><\/w:pPr>(?:(?!<\/w:p>).)*)<\/w:p>/s);
  expect(
    lines.map((line) =>
      line
        .replace(/<[^>]*>/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    ),
  ).toEqual(["MARA. (softly) One. (She waits.) Two.", "A VERY LONG NAME. Three.", "(Exit.)", ""]);
});

test("an act's first scene is on the page of the act's heading", () => {
  const given = play(act("ACT ONE", scene("Scene 1"), scene("Scene 2")));
  const document = partOf(write(given, layouts["us-manuscript"]), "word/document.xml");
  const scenes = document.match(/<w:pStyle w:val="Scene"\/>(<w:pageBreakBefore w:val="0"\/>)?/g) ?? [];
  expect(scenes.map((one) => one.includes("pageBreakBefore"))).toEqual([true, false]);
});

test("a document names a font that Word has, and one with the same widths", () => {
  const fontsIn = (name: LayoutName) => {
    const table = partOf(write(small, layouts[name]), "word/fontTable.xml");
    return [/w:font w:name="([^"]*)"/, /w:altName w:val="([^"]*)"/].map((pattern) => pattern.exec(table)?.[1]);
  };
  expect(fontsIn("uk")).toEqual(["Arial", "Arimo"]);
  expect(fontsIn("european")).toEqual(["Times New Roman", "Tinos"]);
  expect(fontsIn("acting-edition")).toEqual(["Garamond", "EB Garamond"]);
  expect(fontsIn("guild-modern")).toEqual(["Courier Prime", "Courier New"]);
});

test("right-to-left paragraphs, their letters, and the column of their names are marked for Word", () => {
  const hebrew = play(speech("MARA", "One."), speech("המלט", dialogue({ text: "להיות 12", bold: true })));
  for (const name of names) expect(withoutIds(read(write(hebrew, layouts[name])).play)).toEqual(withoutIds(hebrew));
  const above = partOf(write(hebrew, layouts["us-manuscript"]), "word/document.xml");
  const paragraphs = above.split("</w:p>").filter((one) => /[א-ת]/.test(one));
  expect(paragraphs.map((one) => one.includes("<w:bidi/>"))).toEqual([true, true]);
  expect(paragraphs[1]).toContain('<w:b/><w:bCs/><w:rtl/></w:rPr><w:t xml:space="preserve">להיות </w:t>');
  expect(paragraphs[1]).toContain("<w:rPr><w:b/></w:rPr><w:t>12</w:t>");
  const beside = partOf(write(hebrew, layouts.uk), "word/document.xml");
  expect(beside.split("<w:tbl>").map((one) => one.includes("<w:bidiVisual/>"))).toEqual([false, false, true]);
});

test("brackets and punctuation in right-to-left paragraphs are marked for Word like the letters", () => {
  const hebrew = play(
    cue("המלט"),
    parenthetical("(בשקט)"),
    dialogue([{ text: "אל Tel", bold: true }, { text: " Aviv, 5:00!" }]),
  );
  for (const name of names) expect(withoutIds(read(write(hebrew, layouts[name])).play)).toEqual(withoutIds(hebrew));
  const document = partOf(write(hebrew, layouts["us-manuscript"]), "word/document.xml");
  const runs = [...document.matchAll(/<w:r>(?:<w:rPr>(.*?)<\/w:rPr>)?<w:t[^>]*>(.*?)<\/w:t>/g)];
  const runsOf = (isMarked: boolean) =>
    runs.filter(([, properties]) => properties?.includes("<w:rtl/>") === isMarked).map(([, , text]) => text);
  expect(runsOf(true)).toEqual(expect.arrayContaining(["(בשקט)", "אל ", "!"]));
  expect(runsOf(true).join("")).not.toMatch(/[A-Za-z0-9]/);
});

test("of simultaneous speeches in Hebrew, the first is at the right", () => {
  const hebrew = play(speech("המלט", "להיות."), together("NELL", "No."));
  for (const name of names) expect(withoutIds(read(write(hebrew, layouts[name])).play)).toEqual(withoutIds(hebrew));
  for (const name of names) {
    const { margins, paper, styles } = layouts[name];
    const table = partOf(write(hebrew, layouts[name]), "word/document.xml").split("<w:tbl>").at(-1) ?? "";
    expect(table).toContain("<w:bidiVisual/>");
    const fromRight = Math.round((paper.width - margins.right - styles.dialogue.right) * 1440);
    expect(Number(/<w:tblInd w:w="(\d+)"/.exec(table)?.[1] ?? 0)).toBe(fromRight);
  }
});

test("a document names the East Asian font and language of its text", () => {
  const defaults = (text: string) => partOf(write(play(speech("A", text)), layouts.uk), "word/styles.xml");
  expect(defaults("生きるべきか")).toContain('w:eastAsia="Yu Gothic"/>');
  expect(defaults("生きるべきか")).toContain('<w:lang w:eastAsia="ja-JP"/>');
  expect(defaults("这是一个问题")).toContain('<w:lang w:eastAsia="zh-CN"/>');
  expect(defaults("To be")).not.toContain("<w:lang");
});

test("a booklet's pages have facing margins with a gutter", () => {
  const bytes = write(small, layouts["acting-edition"]);
  expect(partOf(bytes, "word/settings.xml")).toContain("<w:mirrorMargins/>");
  expect(partOf(bytes, "word/document.xml")).toMatch(
    /<w:pgSz w:w="7920" w:h="12240"\/><w:pgMar [^>]*w:left="720"[^>]*w:gutter="180"/,
  );
});

describe("the title page", () => {
  const front = { title: "Ghosts", authors: "Mara Voss", contact: "4 Wharf Lane\nOslo", copyright: "© 2027" };
  const titled = playWith(front, direction("Night."));
  const fieldOf = (bytes: Uint8Array, style: string) =>
    partOf(bytes, "word/document.xml")
      .split("</w:p>")
      .filter((one) => one.includes(`<w:pStyle w:val="${style}"/>`));

  test.each(names)("has “by” above an author without a credit line, which isn't read back (%s)", (name) => {
    const bytes = write(titled, layouts[name]);
    expect(fieldOf(bytes, "Credit").map((one) => one.replace(/<[^>]*>/g, "").trim())).toEqual(["by"]);
    expect(read(bytes).play.front).toEqual(titled.front);
    expect(fieldOf(write(playWith({ title: "Ghosts" }), layouts[name]), "Credit")).toEqual([]);
    const own = playWith({ ...front, credit: "by" }, direction("Night."));
    expect(read(write(own, layouts[name])).play.front).toEqual(own.front);
  });

  test.each(names)("has the rights at the lower left and the contact details at the lower right (%s)", (name) => {
    const bytes = write(titled, layouts[name]);
    const sideOf = (style: string) =>
      fieldOf(bytes, style).map((one) => /w:xAlign="(\w+)" w:yAlign="bottom"/.exec(one)?.[1]);
    expect(sideOf("Copyright")).toEqual(["left"]);
    expect(sideOf("Contact")).toEqual(["right", "right"]);
    expect(sideOf("Author")).toEqual([undefined]);
  });
});
