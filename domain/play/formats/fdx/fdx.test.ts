import { expect, test } from "vitest";
import { Refused } from "#domain/refused.ts";
import {
  character,
  dialogue,
  note,
  numberedIds,
  play,
  playWith,
  speech,
  together,
} from "#tests/support/playBuilder.ts";
import { hasShared, readShared } from "#tests/support/sharedFiles.ts";
import { countPlay } from "../../countPlay.ts";
import { guildModern } from "../../layout/designs/guildModern.ts";
import { layouts } from "../../layout/designs/layouts.ts";
import { layoutOf } from "../../layout/layoutOf.ts";
import { type PageLayout, textOf } from "../../play.ts";
import { writePlayFile } from "../writing/writePlayFile.ts";
import { readFdx } from "./readFdx.ts";
import { writeFdx } from "./writeFdx.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const script = (content: string, more = ""): string =>
  `<?xml version="1.0" encoding="UTF-8"?><FinalDraft DocumentType="Script" Version="5"><Content>${content}</Content>${more}</FinalDraft>`;
const paragraph = (type: string, text: string, attributes = ""): string =>
  `<Paragraph Type="${type}" ${attributes}><Text>${text}</Text></Paragraph>`;
const readAll = (text: string) => readFdx(utf8(text), numberedIds());
const lines = (text: string): string[] => readAll(text).play.blocks.map((block) => `${block.kind}: ${textOf(block)}`);
const codes = (text: string): string[] => readAll(text).notices.map(({ code }) => code);

test("a stage template's elements are recognized", () => {
  const content = [
    paragraph("New Act", "ACT ONE"),
    paragraph("Scene Heading", "Scene 1", 'Number="1"'),
    paragraph("Action", "A bakery before dawn."),
    paragraph("Character", "MARA (CONT'D)"),
    paragraph("Parenthetical", "(late)"),
    paragraph("Dialogue", "Good morning (if it is one)."),
    paragraph("Singing", "La."),
    paragraph("Stage Directions", "She sits."),
    paragraph("Parenthetical", "(MORE)"),
    paragraph("Transition", "BLACKOUT."),
    paragraph("End of Act", "END OF ACT ONE"),
  ].join("");
  expect(lines(script(content))).toEqual([
    ...["act: ACT ONE", "scene: Scene 1", "setting: A bakery before dawn.", "cue: MARA", "parenthetical: late"],
    ...["dialogue: Good morning (if it is one).", "lyric: La.", "direction: She sits."],
    ...["transition: BLACKOUT.", "transition: END OF ACT ONE"],
  ]);
  expect(codes(script(content))).toEqual(["continued", "sceneNumbers"]);
});

test("revision marks and omitted scenes are left out with a notice", () => {
  const content = `<Paragraph Type="Action"><Text>She </Text><Text RevisionID="2">runs.</Text></Paragraph>
    <Paragraph Type="Action"><Text RevisionID="0">He sits.</Text></Paragraph>
    <Paragraph Type="Scene Heading"><OmittedScene>${paragraph("Scene Heading", "INT. CELLAR")}</OmittedScene></Paragraph>`;
  const { notices } = readAll(script(content));
  expect(notices.filter(({ kind }) => kind === "dropped").map(({ message }) => message)).toEqual([
    "Omitted scenes (1) were left out.",
    "Revision marks were left out (1). The revised text is there.",
  ]);
});

test("what's left out is named with its place", () => {
  const content = `${paragraph("Action", "Night.")}<Paragraph Type="Scene Heading" Number="4"><Text>Scene 2</Text></Paragraph>
    <Paragraph Type="Action"><Text RevisionID="2">She runs.</Text></Paragraph>
    <Paragraph Type="Scene Heading"><OmittedScene>${paragraph("Scene Heading", "INT. CELLAR")}</OmittedScene></Paragraph>`;
  const { notices, play } = readAll(script(content));
  const placesOf = (code: string) => notices.find((notice) => notice.code === code)?.places;
  expect(placesOf("sceneNumbers")).toEqual([{ blockId: play.blocks[1]?.id }]);
  expect(placesOf("revisions")).toEqual([{ blockId: play.blocks[2]?.id }]);
  expect(placesOf("omittedScenes")).toEqual([{ blockId: play.blocks[2]?.id }]);
});

test("alternate lines and summaries of scenes become private notes after their paragraphs", () => {
  const content = `<Paragraph Type="Scene Heading"><SceneProperties><Summary>${paragraph("", "They meet.")}</Summary></SceneProperties><Text>Scene 1</Text></Paragraph>
    ${paragraph("Character", "MARA")}
    <Paragraph Type="Dialogue"><Text>Hello.</Text><Alts Current="0"><AltId>4</AltId><AltId>9</AltId><AltId>12</AltId></Alts></Paragraph>`;
  const alternates = `<AltCollection><Alt Id="4">${paragraph("", "Hello.")}</Alt><Alt Id="9">${paragraph("", "Good morning.")}</Alt></AltCollection>`;
  const { notices, play } = readAll(script(content, alternates));
  expect(play.blocks.map((block) => `${block.kind}: ${textOf(block)}`)).toEqual([
    ...["scene: Scene 1", "note: They meet.", "cue: MARA", "dialogue: Hello.", "note: Good morning."],
  ]);
  expect(notices.filter(({ code }) => code === "alternates")).toMatchObject([
    { count: 1, places: [{ blockId: play.blocks[4]?.id }] },
  ]);
});

test("a template's own elements are what they are paginated as", () => {
  const settings = '<ElementSettings Type="Rôle"><Behavior PaginateAs="Character"/></ElementSettings>';
  expect(lines(script(paragraph("Rôle", "MARA") + paragraph("Dialogue", "Hi."), settings))).toEqual([
    "cue: MARA",
    "dialogue: Hi.",
  ]);
});

test("words that a spelling check split are joined, and emphasis stays", () => {
  const content = `<Paragraph Type="Dialogue">
    <Text>Hel</Text><Text>lo, </Text>
    <Text Style="Bold+Underline">you</Text><Text AdornmentStyle="-1">.</Text>
  </Paragraph>`;
  expect(readAll(script(content)).play.blocks[0]?.text).toEqual([
    { text: "Hello, " },
    { text: "you", bold: true, underline: true },
    { text: "." },
  ]);
});

test("dual dialogue is simultaneous speech", () => {
  const dual = ["A", "B"].map((name) => paragraph("Character", name) + paragraph("Dialogue", "Now!")).join("");
  const { blocks } = readAll(script(`<Paragraph><DualDialogue>${dual}</DualDialogue></Paragraph>`)).play;
  expect(blocks.map(({ kind, simultaneous }) => [kind, simultaneous])).toEqual([
    ...[
      ["cue", undefined],
      ["dialogue", undefined],
      ["cue", true],
      ["dialogue", undefined],
    ],
  ]);
});

test("the title page gives title, author, draft and contact", () => {
  const line = (text: string, alignment = "Center") =>
    `<Paragraph Alignment="${alignment}"><Text>${text}</Text></Paragraph>`;
  const page = ["THE LAMP", "A Comedy", "by", "Mara Voss", "Based on a dream"].map((text) => line(text)).join("");
  const side = ["Second draft", "12 Main Street", "© 2026 Mara Voss"].map((text) => line(text, "Left")).join("");
  const titlePage = `<TitlePage><Content>${page}${side}</Content></TitlePage>`;
  expect(readAll(script(paragraph("Action", "Night."), titlePage)).play.front).toMatchObject({
    title: "THE LAMP",
    subtitle: "A Comedy",
    credit: "by",
    authors: "Mara Voss",
    source: "Based on a dream",
    draftDate: "Second draft",
    contact: "12 Main Street",
    copyright: "© 2026 Mara Voss",
  });
});

const full = playWith(
  {
    title: "The Lamp",
    authors: "Mara Voss",
    translator: "Ann Lee",
    contact: "12 Main Street",
    dedication: "For Eve",
    epigraph: "The sea.",
    characters: [character("NORA", { description: "a keeper" })],
    place: "A lighthouse.",
    synopsis: "One night.\n\nThen another.",
    productionHistory: "A reading in 2024.",
    musicalNumbers: "ACT ONE\nFirst Song",
    acknowledgments: "Thanks.",
  },
  dialogue("x"),
);

test("all of the front matter is visible, and is found again without our own copy of it", () => {
  const text = writeFdx(full, { layout: guildModern, createdAt: new Date(0) });
  const shown = text.slice(text.indexOf("<TitlePage>"), text.indexOf("</TitlePage>"));
  for (const words of [
    "Translated by Ann Lee",
    "For Eve",
    "The sea.",
    "NORA, a keeper",
    "Then another.",
    "A reading in 2024.",
    "First Song",
  ])
    expect(shown).toContain(`>${words}<`);
  expect(readAll(text).play.front).toMatchObject({ ...full.front, characters: [{ name: "NORA" }] });
  const saved = text.replace(/<\?ghostlight.*\?>/, "");
  expect(saved).not.toBe(text);
  const { characters, credit, title, ...found } = readAll(saved).play.front;
  expect(found).toEqual({ ...full.front, characters: undefined, credit: undefined, title: undefined });
  expect({ credit, title, names: characters.map(({ name }) => name) }).toEqual({
    credit: "by",
    title: "THE LAMP",
    names: ["NORA"],
  });
});

const refusal = (text: string): string => {
  try {
    readAll(text);
  } catch (error) {
    if (error instanceof Refused) return error.message;
  }
  return "";
};

test("a document type definition is refused, and so is anything that isn't well-formed, with its line", () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n${script(paragraph("Action", "&b;")).slice(38)}`;
  expect(refusal(bomb)).toContain("document type definition");
  expect(refusal(script("<Paragraph>\n\n<Text></Paragraph>"))).toContain("line 3");
  expect(refusal(script("<a>".repeat(5000)))).toContain("too complex");
  expect(refusal("<html></html>")).toContain("isn't a Final Draft script");
});

test("our files carry the layout's measures and page like a stage play", () => {
  const text = writeFdx(play(speech("MARA", "Hi.")), { layout: guildModern, createdAt: new Date(0) });
  expect(text).toContain('<ElementSettings Type="Stage Direction">');
  expect(text).toMatch(
    /<ElementSettings Type="Character">.*Style="AllCaps".*Alignment="Center".*PaginateAs="Character"/,
  );
  expect(text).toMatch(/Type="New Act">.*StartsNewPage="Yes"/);
});

test("two simultaneous speeches become dual dialogue, and notes are written only on request", async () => {
  const given = play(speech("A", "Now!"), together("B", "Now!"), note("Longer?"), dialogue("x"));
  const write = async (notes: boolean) =>
    new TextDecoder().decode((await writePlayFile(given, "fdx", { notes, createdAt: new Date(0) })).bytes);
  expect(await write(false)).toMatch(/<DualDialogue>[\s\S]*A<[\s\S]*B<[\s\S]*<\/DualDialogue>/);
  expect(await write(false)).not.toContain("Longer?");
  expect(await write(true)).toContain("Longer?");
});

test.runIf(hasShared("corpus"))("the corpus's files have their acts, scenes, characters and speeches", () => {
  const read = (name: string) => readFdx(readShared(`corpus/generated/${name}.fdx`), numberedIds()).play;
  const earnest = read("earnest");
  expect(countPlay(earnest)).toMatchObject({ acts: 3, scenes: 0, speeches: 881 });
  expect(earnest.front.characters).toHaveLength(9);
  expect(countPlay(read("woyzeck"))).toMatchObject({ scenes: 54, speeches: 395 });
});

test.runIf(hasShared("peer-tests"))("other programs' files are read", () => {
  const read = (name: string) =>
    readFdx(readShared(`peer-tests/${name}.fdx`), numberedIds()).play.blocks.map(
      (block) => `${block.kind}: ${textOf(block)}`,
    );
  expect(read("screenplain/dual-dialogue")).toEqual(["cue: GIRL", "dialogue: Hey!", "cue: GUY", "dialogue: Hello!"]);
  expect(read("afterwriting-labs/fdx/note")).toEqual(["direction: Action. Action."]);
});

test("the element settings have what a writer has adjusted", () => {
  const changes = {
    ...{ "font.family": "Tinos", "font.size": 11, lineSpacing: 2, "margins.left": 1.25, "newPage.scene": true },
    ...{ "cue.left": 1, "cue.align": "left", "cue.bold": true, "cue.capitals": false, "cue.linesBefore": 2 },
  };
  const written = (pageLayout: PageLayout) =>
    writeFdx(play(speech("MARA", "One.")), { layout: layoutOf({ pageLayout }), createdAt: new Date(0) });
  const settingsOf = (text: string, type: string) =>
    new RegExp(`<ElementSettings Type="${type}">.*?</ElementSettings>`).exec(text)?.[0];
  const cue = settingsOf(written({ changes }), "Character");
  for (const attribute of [
    ...['Font="Times New Roman"', 'Size="11"', 'Style="Bold"', 'Alignment="Left"', 'LeftIndent="2.25"'],
    ...['Spacing="1.5"', 'SpaceBefore="44"'],
  ])
    expect(cue).toContain(attribute);
  expect(settingsOf(written({ changes }), "Scene Heading")).toContain('StartsNewPage="Yes"');
  for (const layout of Object.keys(layouts))
    expect(settingsOf(written({ layout }), "Dialogue")).toContain('Spacing="1"');
});
