import { expect, test } from "vitest";
import { odtFile, oneOdtFile } from "#tests/support/odtFile.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";

async function read(bytes: Uint8Array, name = "play.odt") {
  const { play, notices, groups } = await readPlayFile({ name, bytes }, numberedIds());
  return {
    play,
    lines: play.blocks.map((block) => `${block.kind}: ${textOf(block)}`),
    codes: notices.map(({ code, count }) => `${code} ${count}`),
    groups: groups.map(({ description }) => description),
  };
}

const p = (style: string, text: string): string => `<text:p text:style-name="${style}">${text}</text:p>`;
/** A paragraph style; `properties` are XML of its parts. */
const style = (name: string, properties: string, attributes = ""): string =>
  `<style:style style:name="${name}" style:family="paragraph" ${attributes}>${properties}</style:style>`;
const textStyle = (name: string, properties: string): string =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`;

const elementStyles = [
  style("Stage_20_Direction", "", 'style:display-name="Stage Direction"'),
  style("Character", '<style:text-properties fo:text-transform="uppercase" fo:font-weight="bold"/>'),
  style("Dialogue", ""),
].join("");

test("elements are recognized by their styles and by the parents of direct formatting, and capitals as they're shown", async () => {
  const body = `${p("P1", "Mara")}${p("Dialogue", 'Hello <text:span text:style-name="T1">there</text:span>.')}${p("Stage_20_Direction", "She sits.")}`;
  const automatic =
    style("P1", '<style:paragraph-properties fo:text-align="center"/>', 'style:parent-style-name="Character"') +
    textStyle("T1", 'fo:font-style="italic" style:text-underline-style="solid"');
  const { lines, play } = await read(odtFile({ body, automatic, styles: elementStyles }));
  expect(lines).toEqual(["cue: MARA", "dialogue: Hello there.", "direction: She sits."]);
  expect(play.blocks[1]?.text).toEqual([
    { text: "Hello " },
    { text: "there", italic: true, underline: true },
    { text: "." },
  ]);
});

test("paragraphs without styles have their place, as in a Word document", async () => {
  const automatic =
    style("P1", '<style:paragraph-properties fo:margin-left="2in"/>', 'style:parent-style-name="Standard"') +
    style("P2", '<style:paragraph-properties fo:margin-left="2.54cm" fo:text-indent="1.27cm"/>') +
    style("P3", '<style:paragraph-properties fo:text-align="center"/>');
  const body = `${p("P1", "one")}${p("P2", "two")}${p("P3", "three")}${p("Standard", "<text:tab/>four")}`;
  expect((await read(odtFile({ body, automatic }))).groups).toEqual([
    "indented 2 in (51 mm)",
    "indented 1.5 in (38 mm)",
    "centered",
    "indented 0.5 in (13 mm)",
  ]);
});

test("spaces collapse, and those that LibreOffice counts stay, as do tabs and line breaks", async () => {
  const body = p("Dialogue", '  One\n   two<text:s text:c="3"/>three<text:line-break/> four<text:tab/>five ');
  const { lines } = await read(odtFile({ body: p("Character", "Mara") + body, styles: elementStyles }));
  expect(lines[1]).toBe("dialogue: One two   three\nfour\tfive");
});

test("deleted text, notes, comments and pictures are left out, and hidden and struck text isn't read as text", async () => {
  const tracked =
    '<text:tracked-changes><text:changed-region xml:id="ct1"><text:deletion><text:p>Gone.</text:p></text:deletion></text:changed-region><text:changed-region xml:id="ct2"><text:insertion/></text:changed-region></text:tracked-changes>';
  const line = [
    'Keep<text:change text:change-id="ct1"/> <text:change-start text:change-id="ct2"/>this<text:change-end text:change-id="ct2"/>',
    '<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>Note.</text:p></text:note-body></text:note>',
    "<office:annotation><dc:creator>Ann</dc:creator><text:p>Why?</text:p></office:annotation>",
    '<draw:frame><draw:image xlink:href="a.png"/><svg:desc>A lamp</svg:desc></draw:frame>',
    '<text:span text:style-name="T1">secret</text:span>.<text:span text:style-name="T2">No.</text:span>',
  ].join("");
  const automatic = textStyle("T1", 'text:display="none"') + textStyle("T2", 'style:text-line-through-style="solid"');
  const body = `${tracked}${p("Character", "Mara")}${p("Dialogue", line)}`;
  const { lines, codes } = await read(odtFile({ body, automatic, styles: elementStyles }));
  expect(lines).toEqual(["cue: MARA", "dialogue: Keep this.", "note: No."]);
  for (const code of ["deletions 1", "insertions 1", "footnotes 1", "comments 1", "pictures 1", "hidden 1", "struck 1"])
    expect(codes).toContain(code);
});

test("hidden sections, page headers and manual page breaks are left out with notices", async () => {
  const automatic =
    '<style:style style:name="S1" style:family="section"><style:section-properties text:display="none"/></style:style>' +
    style("P1", '<style:paragraph-properties fo:break-before="page"/>', 'style:parent-style-name="Character"');
  const body = `<text:section text:style-name="S1">${p("Dialogue", "Cut.")}</text:section>${p("P1", "Mara")}${p("Dialogue", "Hello.")}`;
  const masters = `<style:master-page style:name="Standard"><style:header>${p("Header", "The Lamp")}</style:header><style:footer>${p("Footer", "")}</style:footer></style:master-page>`;
  const { lines, codes } = await read(odtFile({ body, automatic, styles: elementStyles, masters }));
  expect(lines).toEqual(["cue: MARA", "dialogue: Hello."]);
  expect(codes).toEqual(expect.arrayContaining(["hidden 1", "headers 1", "pageBreaks 1"]));
});

const numbered = (levels: string): string => `<text:list-style style:name="L1">${levels}</text:list-style>`;
const level = (at: number, attributes: string): string =>
  `<text:list-level-style-number text:level="${at}" ${attributes}/>`;
const item = (text: string): string => `<text:list-item><text:p>${text}</text:p></text:list-item>`;

test("the numbers of lists and headings are counted, and a list may go on after other paragraphs", async () => {
  const outline = `<text:outline-style style:name="Outline"><text:outline-level-style text:level="1" style:num-format="I" style:num-prefix="ACT "/><text:outline-level-style text:level="2" style:num-format="1" style:num-prefix="Scene "/></text:outline-style>`;
  const automatic = numbered(
    level(1, 'style:num-format="1" style:num-suffix=")"') +
      level(2, 'style:num-format="a" style:num-suffix="." text:display-levels="2"'),
  );
  const h = (at: number, text: string): string => `<text:h text:outline-level="${at}">${text}</text:h>`;
  const list = (attributes: string, items: string): string =>
    `<text:list text:style-name="L1" ${attributes}>${items}</text:list>`;
  const body = [
    h(1, ""),
    h(2, "Kitchen"),
    list(
      'xml:id="l1"',
      item("a lamp") +
        `<text:list-item><text:p>a box of</text:p><text:list>${item("nails")}</text:list></text:list-item>`,
    ),
    p("Standard", "All on the table."),
    list('text:continue-list="l1"', item("a coat")),
    h(2, "Garden"),
    list("", item("a bench")),
    h(1, ""),
    h(2, "Attic"),
  ].join("");
  expect((await read(odtFile({ body, automatic, styles: outline }))).lines).toEqual([
    "act: ACT I",
    "scene: Scene 1 Kitchen",
    ...[
      "setting: 1) a lamp",
      "direction: 2) a box of",
      "direction: 2.a. nails",
      "direction: All on the table.",
      "direction: 3) a coat",
    ],
    "scene: Scene 2 Garden",
    "setting: 1) a bench",
    "act: ACT II",
    "scene: Scene 1 Attic",
  ]);
});

test("a table of names and speeches becomes speeches", async () => {
  const row = (...cells: string[]): string =>
    `<table:table-row>${cells.map((cell) => `<table:table-cell>${p("Standard", cell)}</table:table-cell>`).join("")}</table:table-row>`;
  const rows = [row("MARA", "Hello."), row("TOM", "Hi."), row("MARA", "Bye."), row("TOM", "Bye.")].join("");
  const { lines } = await read(odtFile({ body: `<table:table>${rows}</table:table>` }));
  expect(lines.slice(0, 4)).toEqual(["cue: MARA", "dialogue: Hello.", "cue: TOM", "dialogue: Hi."]);
});

test("a document in one XML file is read, whatever its name ends with", async () => {
  const bytes = oneOdtFile({ body: p("Character", "Mara") + p("Dialogue", "Hello."), styles: elementStyles });
  for (const name of ["play.fodt", "play.xml", "play.odt"])
    expect((await read(bytes, name)).lines).toEqual(["cue: MARA", "dialogue: Hello."]);
});

test("a document without a title page is named as its properties say", async () => {
  const { play } = await read(odtFile({ body: p("Standard", "Night."), title: "The Lamp" }));
  expect(play.front.title).toBe("The Lamp");
});

test.each([
  [
    "with a password",
    { more: { "META-INF/manifest.xml": "<m:manifest><m:encryption-data/></m:manifest>" } },
    "password",
  ],
  ["without text", { body: "" }, "no text"],
])("a document %s is refused with what to do", async (_, parts, reason) => {
  await expect(read(odtFile({ body: p("Standard", "Night."), ...parts }))).rejects.toThrow(reason);
});
