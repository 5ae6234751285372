import { expect, test } from "vitest";
import { copiedScene } from "#tests/support/clipboards.ts";
import { act, numberedIds, pageBreak, play, speech, withoutIds } from "#tests/support/playBuilder.ts";
import { paragraph, run, styled, table, type WordParts, wordFile } from "#tests/support/wordFile.ts";
import { guildModern } from "../../layout/designs/guildModern.ts";
import { textOf } from "../../play.ts";
import { readDocx } from "./readDocx.ts";
import { writeDocx } from "./writeDocx.ts";

const readAll = (parts: WordParts) => readDocx(wordFile(parts), numberedIds());
const lines = (parts: WordParts): string[] =>
  readAll(parts).play.blocks.map((block) => `${block.kind}: ${textOf(block)}`);
const upper = (line: string): string => line.replace(/^(cue: )(.*)$/, (_, kind, name) => kind + name.toUpperCase());
const codes = (parts: WordParts): string[] => readAll(parts).notices.map(({ code }) => code);

const center = '<w:jc w:val="center"/>';
const indent = (twips: number) => `<w:ind w:left="${twips}"/>`;
const italic = "<w:i/>";

const closing = (properties = "") => paragraph("BLACKOUT.", properties);

/** The same scene as people type it in Word. */
const typed: Record<string, string> = {
  "centered names": [
    paragraph(run("ACT ONE", "<w:b/>"), center),
    paragraph(run("A bakery before dawn.", italic)),
    paragraph("MARA", center),
    paragraph("You are late again."),
    paragraph("JON", center),
    paragraph("(taking off his coat)", center),
    paragraph("The trains were not running."),
    paragraph(run("She hands him an apron.", italic)),
    paragraph("MARA", center),
    paragraph("Eat."),
    paragraph("JON", center),
    paragraph("I'm not hungry."),
    closing(center),
  ].join(""),
  "names after six tabs": [
    paragraph("\t\t\t\t\t\tACT ONE"),
    paragraph("\t\t\t\tA bakery before dawn."),
    paragraph("\t\t\t\t\t\tMara"),
    paragraph("You are late again."),
    paragraph("\t\t\t\t\t\tJon"),
    paragraph("\t\t\t\t(taking off his coat)"),
    paragraph("The trains were not running."),
    paragraph("\t\t\t\t(She hands him an apron.)"),
    paragraph("\t\t\t\t\t\tMara"),
    paragraph("Eat."),
    paragraph("\t\t\t\t\t\tJon"),
    paragraph("I'm not hungry."),
    closing(),
  ].join(""),
  "names before a tab with a hanging indent": [
    paragraph("ACT ONE", center),
    paragraph("A bakery before dawn."),
    ...[
      "MARA\tYou are late again.",
      "JON\t(taking off his coat) The trains were not running.",
      "[She hands him an apron.]",
      "MARA\tEat.",
      "JON\tI'm not hungry.",
    ].map((text) => paragraph(text, '<w:ind w:left="1440" w:hanging="1440"/>')),
    closing(),
  ].join(""),
  "a table of names and speeches": [
    paragraph("ACT ONE", center),
    paragraph("A bakery before dawn."),
    table([
      ["MARA", "You are late again."],
      ["JON", paragraph(run("(taking off his coat)", italic)) + paragraph("The trains were not running.")],
      ["", paragraph(run("She hands him an apron.", italic))],
      ["MARA", "Eat."],
      ["JON", "I'm not hungry."],
    ]),
    closing(),
  ].join(""),
  "names and speeches in one paragraph": [
    paragraph("ACT ONE", center),
    paragraph("A bakery before dawn."),
    paragraph("MARA\nYou are late again."),
    paragraph("JON\n(taking off his coat)\nThe trains were not running."),
    paragraph(run("She hands him an apron.", italic)),
    paragraph("MARA\nEat."),
    paragraph("JON\nI'm not hungry."),
    closing(),
  ].join(""),
  "names before a colon": [
    paragraph("ACT ONE", center),
    paragraph("A bakery before dawn."),
    paragraph(`${run("Mara:", "<w:b/>")}${run(" You are late again.")}`),
    paragraph(
      `${run("Jon:", "<w:b/>")}${run(" (taking off his coat) ", italic)}${run("The trains were not running.")}`,
    ),
    paragraph(run("She hands him an apron.", italic)),
    paragraph(`${run("Mara:", "<w:b/>")}${run(" Eat.")}`),
    paragraph(`${run("Jon:", "<w:b/>")}${run(" I'm not hungry.")}`),
    closing(),
  ].join(""),
};

test.each(Object.entries(typed))("a scene typed with %s is recognized", (_, body) => {
  expect(lines({ body }).map(upper)).toEqual(copiedScene);
});

const style = (id: string, name: string, more = ""): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;

test("style names decide, whatever the text looks like, and styles pass on what they're based on", () => {
  const styles = [
    style("base", "Script Base", "<w:pPr><w:jc w:val='center'/></w:pPr>"),
    style("c", "Character Name", '<w:basedOn w:val="base"/>'),
    style("d", "Dialogue"),
    style("s", "Stage Directions"),
    style("h", "heading 1", '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
    style("h2", "heading 2", '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
  ].join("");
  const body = [
    styled("h", "The First Night"),
    styled("h2", "By the River"),
    styled("s", "The river at night."),
    styled("c", "the man who waits for the ferry"),
    styled("d", "Is anybody"),
    styled("d", "THERE"),
    styled("s", "Silence."),
    styled("c", "Voice"),
    styled("d", "No."),
  ].join("");
  expect(lines({ body, styles })).toEqual([
    ...["act: The First Night", "scene: By the River", "setting: The river at night."],
    ...["cue: the man who waits for the ferry", "dialogue: Is anybody", "dialogue: THERE"],
    ...["direction: Silence.", "cue: Voice", "dialogue: No."],
  ]);
  expect(codes({ body, styles })).toEqual([]);
});

test("a speech's second paragraph is recognized by its place, and so is a direction without brackets", () => {
  const placed = (name: string, ...texts: readonly string[]) =>
    paragraph(name, indent(3600)) + texts.map((text) => paragraph(text)).join("");
  const direction = (text: string) => paragraph(text, indent(2520));
  const body = [
    paragraph("SCENE 1", center),
    ...[placed("MARA", "One.", "Two."), direction("She sits."), paragraph("Three.")],
    ...[placed("JON"), direction("crossing"), paragraph("Four."), direction("He goes.")],
    ...[placed("MARA", "Five."), direction("She weeps."), placed("JON", "Six.", "Seven.")],
  ].join("");
  expect(lines({ body })).toEqual([
    ...["scene: SCENE 1", "cue: MARA", "dialogue: One.", "dialogue: Two.", "direction: She sits.", "dialogue: Three."],
    ...["cue: JON", "parenthetical: crossing", "dialogue: Four.", "direction: He goes."],
    ...["cue: MARA", "dialogue: Five.", "direction: She weeps.", "cue: JON", "dialogue: Six.", "dialogue: Seven."],
  ]);
});

test("emphasis stays, and a style's own emphasis isn't the writer's", () => {
  const styles = style("d", "Dialogue", "<w:rPr><w:i/></w:rPr>");
  const body = styled("d", `${run("I ")}${run("said", "<w:b/>")}${run(" no", '<w:u w:val="single"/>')}${run(".")}`);
  expect(readAll({ body, styles }).play.blocks[0]?.text).toEqual([
    { text: "I " },
    { text: "said", bold: true },
    { text: " no", underline: true },
    { text: "." },
  ]);
});

test("smart tags, links and fields keep their words; split words are joined", () => {
  const body = paragraph(
    `<w:smartTag>${run("Lon")}</w:smartTag><w:proofErr/>${run("don ")}<w:hyperlink>${run("call")}</w:hyperlink><w:r><w:softHyphen/><w:noBreakHyphen/></w:r>${run("ing.")}`,
  );
  expect(lines({ body })).toEqual(["direction: London call-ing."]);
});

test("tracked changes are read as if they were accepted, and the import says so", () => {
  const del = `<w:del><w:r><w:delText>never</w:delText></w:r></w:del>`;
  const body =
    paragraph(`${run("I will ")}${del}<w:ins>${run("always")}</w:ins>${run(" stay.")}`) +
    paragraph("One", "<w:rPr><w:del/></w:rPr>") +
    paragraph(" line.");
  const { notices } = readAll({ body });
  expect(lines({ body })).toEqual(["direction: I will always stay.", "direction: One line."]);
  expect(notices.find(({ code }) => code === "deletions")).toEqual({
    code: "deletions",
    kind: "dropped",
    message: "Deleted text in tracked changes (1) was left out.",
    count: 1,
    places: [{ blockId: "b000000001" }],
  });
  expect(codes({ body })).toContain("insertions");
});

test("comments, footnotes, pictures, page breaks and headers are left out, and the import names their places", () => {
  const body =
    paragraph(`${run("One.")}<w:r><w:commentReference/></w:r>`) +
    paragraph(`${run("Two.")}<w:r><w:footnoteReference/><w:drawing/><w:br w:type="page"/></w:r>`);
  const header = `<w:hdr xmlns:w="w"><w:p>${run("The Lamp")}</w:p></w:hdr>`;
  const { play, notices } = readAll({ body, more: { "word/header1.xml": header } });
  expect(play.blocks.map(textOf)).toEqual(["One.", "Two."]);
  expect(Object.fromEntries(notices.map(({ code, places }) => [code, places]))).toMatchObject({
    comments: [{ blockId: play.blocks[0]?.id }],
    footnotes: [{ blockId: play.blocks[1]?.id }],
    pictures: [{ blockId: play.blocks[1]?.id }],
    pageBreaks: [{ blockId: play.blocks[1]?.id }],
    headers: [],
  });
});

test("text boxes are read once", () => {
  const box = `<w:txbxContent>${paragraph("In a box.")}</w:txbxContent>`;
  const both = `<mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent>`;
  const body = paragraph(`${run("Text.")}<w:r>${both}</w:r>`) + paragraph(`<w:r><w:pict>${box}</w:pict></w:r>`);
  expect(lines({ body })).toEqual(["direction: Text.", "direction: In a box.", "direction: In a box."]);
});

test("the title page is recognized, and otherwise the document's properties give the title", () => {
  const scene = paragraph("ACT ONE", center) + paragraph("MARA: Hello.") + paragraph("MARA: Hello?");
  const titled = paragraph("THE LAMP", center) + paragraph("by Mara Voss", center) + scene;
  expect(readAll({ body: titled }).play.front).toMatchObject({ title: "THE LAMP", authors: "Mara Voss" });
  const core = `<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>The Lamp</dc:title></cp:coreProperties>`;
  const { play, notices } = readAll({ body: scene, more: { "docProps/core.xml": core } });
  expect(play.front.title).toBe("The Lamp");
  expect(notices.map(({ code }) => code)).toContain("title-property");
});

test("a document of ours is read without notices, page breaks included", () => {
  const given = play(act("ACT I"), pageBreak(), speech("MARA", "Hi."));
  const bytes = writeDocx(given, { layout: guildModern, createdAt: new Date(0) });
  const { play: found, notices } = readDocx(bytes, numberedIds());
  expect(withoutIds(found)).toEqual(withoutIds(given));
  expect(notices).toEqual([]);
});

test("what somebody typed into a document of ours becomes stage directions, and the import says so", () => {
  const custom = '<Properties xmlns="p"><property name="GhostlightFormat"/></Properties>';
  const read = readAll({
    body: paragraph("New.") + styled("Character", "MARA"),
    styles: style("Character", "Character"),
    more: { "docProps/custom.xml": custom },
  });
  expect(read.play.blocks.map((block) => `${block.kind}: ${textOf(block)}`)).toEqual(["direction: New.", "cue: MARA"]);
  expect(read.notices).toMatchObject([{ code: "unstyled", places: [{ blockId: "b000000001" }] }]);
});

test("groups of paragraphs that look alike can be corrected", () => {
  const body = [
    paragraph("SCENE 1", center),
    ...["the ferryman", "Who calls?", "a voice", "I do.", "the ferryman", "Come."].map((text, at) =>
      paragraph(text, indent(at % 2 === 0 ? 720 : 0)),
    ),
  ].join("");
  const file = wordFile({ body });
  const first = readDocx(file, numberedIds());
  expect(first.play.blocks.map(({ kind }) => kind)).not.toContain("cue");
  const names = first.groups?.find(({ samples }) => samples.includes("the ferryman"));
  expect(names).toMatchObject({
    description: "indented 0.5 in (13 mm)",
    count: 3,
    samples: ["the ferryman", "a voice"],
  });
  const { play } = readDocx(file, numberedIds(), { kinds: { [names?.id ?? ""]: "cue" } });
  expect(play.blocks.map((block) => `${block.kind}: ${textOf(block)}`)).toEqual([
    ...["scene: SCENE 1", "cue: the ferryman", "dialogue: Who calls?", "cue: a voice", "dialogue: I do."],
    ...["cue: the ferryman", "dialogue: Come."],
  ]);
});

const caps = "<w:caps/>";
const names = (name: (text: string) => string) =>
  [paragraph("SCENE 1", center), name("Mara"), paragraph("Is it shut?"), name("Jonah"), paragraph("It was.")].join("");
const shownInCapitals = ["scene: SCENE 1", "cue: MARA", "dialogue: Is it shut?", "cue: JONAH", "dialogue: It was."];
const characterStyle = (id: string, more: string): string =>
  `<w:style w:type="character" w:styleId="${id}"><w:name w:val="${id}"/>${more}</w:style>`;

test.each([
  ["its own format", (text: string) => paragraph(run(text, caps)), ""],
  ["small capitals", (text: string) => paragraph(run(text, "<w:smallCaps/>")), ""],
  [
    "a character style",
    (text: string) => paragraph(run(text, '<w:rStyle w:val="n"/>')),
    characterStyle("n", `<w:rPr>${caps}</w:rPr>`),
  ],
  [
    "a character style that's linked",
    (text: string) => paragraph(run(text, '<w:rStyle w:val="n"/>')),
    `${style("p", "Body Name", `<w:rPr>${caps}</w:rPr>`)}${characterStyle("n", '<w:link w:val="p"/>')}`,
  ],
  [
    "a paragraph style that's based on another",
    (text: string) => styled("n", text),
    `${style("b", "Base", `<w:rPr>${caps}</w:rPr>`)}${style("n", "Body Name", '<w:basedOn w:val="b"/>')}`,
  ],
])("names that are shown in capitals by %s are speakers", (_, name, styles) => {
  expect(lines({ body: names(name), styles })).toEqual(shownInCapitals);
});

test("capitals that a style has and the text turns off aren't shown", () => {
  const styles = style("n", "Body Name", `<w:rPr>${caps}</w:rPr>`);
  const body = paragraph("SCENE 1", center) + styled("n", run("A quiet room.", '<w:caps w:val="0"/>'));
  expect(lines({ body, styles })).toEqual(["scene: SCENE 1", "setting: A quiet room."]);
});

test("a table's style shows the names of its first column in capitals", () => {
  const styles = `<w:style w:type="table" w:styleId="t"><w:name w:val="Script"/><w:tblStylePr w:type="firstCol"><w:rPr>${caps}</w:rPr></w:tblStylePr></w:style>`;
  const rows = table([
    ["Mara", "Is it shut?"],
    ["Jonah", "It was."],
    ["Mara", "Then who?"],
  ]).replace("<w:tbl>", '<w:tbl><w:tblPr><w:tblStyle w:val="t"/><w:tblLook w:firstColumn="1"/></w:tblPr>');
  expect(lines({ body: rows, styles }).filter((line) => line.startsWith("cue"))).toEqual([
    ...["cue: MARA", "cue: JONAH", "cue: MARA"],
  ]);
});

const numbering = (levels: string, nums = '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>') => ({
  "word/numbering.xml": `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum>${nums}</w:numbering>`,
});
const level = (at: number, format: string, text: string, more = '<w:start w:val="1"/>'): string =>
  `<w:lvl w:ilvl="${at}">${more}<w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbered = (text: string, at: number, list = 1): string =>
  paragraph(text === "" ? "<w:r/>" : text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`);
const speechBy = (name: string): string => paragraph(name, center) + paragraph("Yes.");

test.each([
  ["upperRoman", "ACT %1", ["ACT I", "ACT II"]],
  ["cardinalText", "ACT %1", ["ACT One", "ACT Two"]],
  ["ordinalText", "%1 Act", ["First Act", "Second Act"]],
  ["decimal", "Act %1.", ["Act 1.", "Act 2."]],
  ["japaneseCounting", "第%1幕", ["第一幕", "第二幕"]],
])("acts that Word numbers as %s have their numbers", (format, text, expected) => {
  const body = [numbered("", 0), speechBy("MARA"), numbered("", 0), speechBy("MARA")].join("");
  const found = lines({ body, more: numbering(level(0, format, text)) });
  expect(found.filter((line) => line.startsWith("act"))).toEqual(expected.map((one) => `act: ${one}`));
});

test("scenes start again in each act unless the file says otherwise, and a list may start anywhere", () => {
  const acts = level(0, "upperRoman", "ACT %1");
  const body = [numbered("", 0), numbered("The Canal", 1), numbered("", 1), numbered("", 0), numbered("", 1)].join("");
  const scenes = (more: string) =>
    lines({ body, more: numbering(acts + level(1, "decimal", "Scene %2", more)) }).filter((one) => /^scene/.test(one));
  expect(scenes('<w:start w:val="1"/>')).toEqual(["scene: Scene 1 The Canal", "scene: Scene 2", "scene: Scene 1"]);
  expect(scenes('<w:start w:val="4"/><w:lvlRestart w:val="0"/>')).toEqual([
    ...["scene: Scene 4 The Canal", "scene: Scene 5", "scene: Scene 6"],
  ]);
});

test("numbers of a list stay, and those of numbered speeches are left out", () => {
  const more = numbering(level(0, "decimal", "%1."));
  const list = ["She sits.", "He leaves the room."].map((text) => numbered(text, 0)).join("");
  expect(lines({ body: list, more })).toEqual(["direction: 1. She sits.", "direction: 2. He leaves the room."]);
  const speeches = ["MARA: Is it shut?", "JONAH: It was.", "MARA: Who?"].map((text) => numbered(text, 0)).join("");
  expect(lines({ body: speeches, more }).filter((line) => line.startsWith("cue"))).toHaveLength(3);
  expect(codes({ body: speeches, more })).toContain("lineNumbers");
});

test("hostile numbers stay short", () => {
  const more = numbering(level(0, "upperRoman", "ACT %1".repeat(500), '<w:start w:val="99999"/>'));
  const [first = ""] = lines({ body: numbered("x", 0), more });
  expect(first.length).toBeLessThan(300);
});

test("names above speeches in cells beside each other are spoken together, in as many cells as name somebody", () => {
  const cell = (...texts: readonly string[]) => texts.map((text) => paragraph(text)).join("");
  const spoken = (body: string) =>
    readAll({ body }).play.blocks.map((one) => `${one.kind}${one.simultaneous ? "*" : ""}: ${textOf(one)}`);
  const scene = paragraph("SCENE 1", center);
  const expected = [
    ...["scene: SCENE 1", "cue: MARA", "dialogue: One.", "cue*: JONAH", "parenthetical: low", "dialogue: Two."],
    ...["cue*: ANN", "dialogue: Three."],
  ];
  const above = [cell("MARA", "One."), cell("JONAH", "(low)", "Two."), cell("ANN", "Three.")];
  expect(spoken(scene + table([above]))).toEqual(expected);
  expect(spoken(scene + table([["MARA: One.", "JONAH (low): Two.", "ANN: Three."]]))).toEqual(expected);
  expect(
    spoken(
      scene +
        table([
          ["MARA", "JONAH", "ANN"],
          ["One.", "(low) Two.", "Three."],
        ]),
    ),
  ).toEqual(expected);
});

test("symbols have their letters, and one without a letter is shown as a box", () => {
  const sym = (font: string, char: string) => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
  const body = paragraph(
    `${run("A ")}${sym("Wingdings", "F0E0")}${sym("Symbol", "F0B7")}${sym("Wingdings", "F041")}${run(" B.")}`,
  );
  expect(lines({ body })).toEqual(["direction: A →•□ B."]);
  expect(codes({ body })).toContain("symbols");
});

test("struck-out text becomes notes, by a style, too, and hidden text is left out", () => {
  const styles = characterStyle("cut", "<w:rPr><w:strike/></w:rPr>");
  const body = [
    paragraph("SCENE 1", center),
    paragraph("MARA", center),
    paragraph(
      `${run("Yes. ")}${run("No", '<w:rStyle w:val="cut"/>')}${run(", never.", "<w:dstrike/>")}${run(" Yes.")}`,
    ),
    paragraph(run("Secret.", "<w:vanish/>")),
    paragraph("JONAH", center),
    paragraph("It was."),
  ].join("");
  expect(lines({ body, styles })).toEqual([
    ...["scene: SCENE 1", "cue: MARA", "dialogue: Yes. Yes.", "note: No, never.", "cue: JONAH", "dialogue: It was."],
  ]);
  expect(codes({ body, styles })).toEqual(expect.arrayContaining(["struck", "hidden"]));
});
