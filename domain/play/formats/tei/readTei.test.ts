import { expect, test } from "vitest";
import { Refused } from "#domain/refused.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { hasShared, readShared, readSharedText } from "#tests/support/sharedFiles.ts";
import { countPlay } from "../../countPlay.ts";
import { textOf } from "../../play.ts";
import { readTei } from "./readTei.ts";

const read = (xml: string) => readTei(new TextEncoder().encode(xml), numberedIds());
const tei = (body: string, header = "", front = ""): string =>
  `<?xml version="1.0"?><TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader>${header}</teiHeader><text><front>${front}</front><body>${body}</body></text></TEI>`;
const lines = (body: string): string[] => read(tei(body)).play.blocks.map((block) => `${block.kind}: ${textOf(block)}`);

test("divisions, speeches, directions and verse are recognized", () => {
  const body = `
    <div type="act"><head>I. Aufzug</head>
      <div type="scene"><head>1. Szene</head>
        <stage>(Nacht.)</stage>
        <sp who="#a"><speaker>ANNA.</speaker><stage>(leise)</stage>
          <p>Wer ist <hi rend="italic">da</hi>? <stage>(Sie horcht.)</stage> Niemand.<note>Hg.</note></p></sp>
        <sp><speaker>BERT</speaker><l>Ein Vers,</l><l>noch einer.</l><lg><l>Ein Lied,</l><l>la la.</l></lg></sp>
        <stage type="exit">Beide ab.</stage>
      </div></div>`;
  expect(lines(body)).toEqual([
    ...["act: I. Aufzug", "scene: 1. Szene", "setting: Nacht.", "cue: ANNA", "parenthetical: leise"],
    ...["dialogue: Wer ist da?", "parenthetical: Sie horcht.", "dialogue: Niemand."],
    ...["cue: BERT", "dialogue: Ein Vers,\nnoch einer.", "lyric: Ein Lied,\nla la.", "direction: Beide ab."],
  ]);
  expect(read(tei(body)).notices.map(({ code, count }) => [code, count])).toEqual([["notes", 1]]);
});

/** Words that a printed line's end divides count as one. */
const withoutMarkup = (xml: string) => xml.replace(/[-\u00ad]?\s*<lb break="no"\/>\s*/g, "").replace(/<[^>]+>/g, " ");

test("line breaks stay, unless they're those of a printed edition", () => {
  const speech = (text: string) => `<div><sp><speaker>ANNA</speaker><p>${text}</p></sp></div>`;
  expect(lines(speech("One<lb/>two."))).toEqual(["cue: ANNA", "dialogue: One\ntwo."]);
  const printed = 'The cur\u00ad\n  <lb break="no"/>tain\n  <lb/> falls at mid-\n<lb break="no"/>night.';
  expect(lines(speech(printed))).toEqual(["cue: ANNA", "dialogue: The curtain falls at midnight."]);
});

test("title, author, characters and setting go to the front matter", () => {
  const header = `<fileDesc><titleStmt><title type="main">Die Lampe</title><title type="sub">Ein Spiel</title><author><persName><surname>Voss</surname>, <forename>Mara</forename></persName></author><editor role="translator">Ann Lee</editor><editor>Bo Ray</editor></titleStmt></fileDesc>`;
  const front = `<castList><castItem><role>ANNA</role>, <roleDesc>eine Bäckerin</roleDesc></castItem></castList><set>Ein Zimmer.</set>`;
  const { front: found } = read(tei("<div><sp><speaker>ANNA</speaker><p>Ja.</p></sp></div>", header, front)).play;
  expect(found).toMatchObject({
    title: "Die Lampe",
    subtitle: "Ein Spiel",
    authors: "Mara Voss",
    translator: "Ann Lee",
    setting: "Ein Zimmer.",
  });
  expect(found.characters).toMatchObject([{ name: "ANNA", description: "eine Bäckerin" }]);
});

test("a direction loses the brackets around it, also before a period", () => {
  const speech = (stage: string) => `<div><sp><speaker>ANNA</speaker><stage>${stage}</stage><p>Ja.</p></sp></div>`;
  for (const stage of ["(sitzt.)", "(sitzt).", "sitzt."])
    expect(lines(speech(stage))).toEqual(["cue: ANNA", "parenthetical: sitzt.", "dialogue: Ja."]);
  expect(lines(speech("(sitzt) und (steht)."))).toContain("parenthetical: (sitzt) und (steht).");
});

test("what is said about a group of characters is said about each of them", () => {
  const group = `<castItem>Frau von Sturm.</castItem><castGroup><castItem>Nanette, Zofe,</castItem><castItem><role>Bo,</role></castItem><roleDesc>bei Herrn Braus.</roleDesc></castGroup>`;
  const front = `<castList><head>Personen</head>${group}</castList>`;
  const { characters } = read(tei("<div><sp><speaker>BO</speaker><p>Ja.</p></sp></div>", "", front)).play.front;
  expect(characters.map(({ name, description }) => [name, description])).toEqual([
    ["Frau von Sturm", ""],
    ["Nanette", "Zofe, bei Herrn Braus."],
    ["Bo", "bei Herrn Braus."],
  ]);
});

test("XML that isn't a play is refused", () => {
  expect(() => read("<a><b/></a>")).toThrow(Refused);
  expect(() => read(tei("<p>No speeches.</p>"))).toThrow(/isn't a play/);
});

const isThere = hasShared("corpus");

interface Expected {
  readonly speeches: number;
  readonly divisions: Readonly<Record<string, number>>;
}
const expected: Record<string, Expected> = isThere ? JSON.parse(readSharedText("corpus/EXPECT.json")) : {};
const words = (text: string): readonly string[] => text.normalize("NFC").match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

test.runIf(isThere).each(["a-dokter", "haus-der-temperamente", "revizor", "woyzeck", "froken-julie"])(
  "%s has exactly the speeches that its markup says, and all its words",
  (name) => {
    const { play } = readTei(readShared(`corpus/${name}.tei.xml`), numberedIds());
    // One in Woyzeck has no speaker.
    const cues = play.blocks.filter(({ kind }) => kind === "cue");
    expect(cues.length).toBe(expected[`${name}.tei.xml`]?.speeches);
    const body = readSharedText(`corpus/${name}.tei.xml`).replace(/^[\s\S]*?<body[^>]*>|<\/body>[\s\S]*$/g, "");
    // Speeches without a printed name got one, and the numbers of editors' notes are left out.
    const missing = words(withoutMarkup(body)).length - words(play.blocks.map(textOf).join(" ")).length;
    expect(Math.abs(missing)).toBeLessThan(100);
  },
);

test.runIf(isThere).each([
  ["haus-der-temperamente", { acts: 2, scenes: 52 }],
  ["a-dokter", { acts: 0, scenes: 6 }],
  ["revizor", { acts: 5 }],
])("%s has its acts and scenes", (name, counts) => {
  expect(countPlay(readTei(readShared(`corpus/${name}.tei.xml`), numberedIds()).play)).toMatchObject(counts);
});
