import { expect, test } from "vitest";
import { isLinear } from "#tests/support/growth.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { paragraph, styled, wordFile } from "#tests/support/wordFile.ts";
import { textOf } from "../../play.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";
import { type Corrections, withGroupKind, withoutSplit, withSplit } from "./corrections.ts";
import type { GroupKind, GroupKinds } from "./groupKinds.ts";

async function read(name: string, text: string | Uint8Array, kinds: GroupKinds = {}) {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const { play, groups } = await readPlayFile({ name, bytes }, numberedIds(), { kinds });
  return { blocks: play.blocks.map((block) => `${block.kind}: ${textOf(block)}`), groups, play };
}

const corrected = ["cue: the ferryman", "dialogue: Who calls?", "cue: a voice", "dialogue: I do."];
const lines = [
  ["the ferryman", true],
  ["Who calls?", false],
  ["a voice", true],
  ["I do.", false],
] as const;

const rtf = `{\\rtf1 ${lines.map(([text, isName]) => `\\pard${isName ? "\\li720" : ""} ${text}\\par`).join("\n")}}`;
const plain = lines.map(([text, isName]) => `${isName ? " ".repeat(20) : ""}${text}`).join("\n\n");
const html = lines.map(([text, isName]) => `<p class="${isName ? "Who" : "What"}">${text}</p>`).join("\n");
const fdx = `<FinalDraft><Content>${lines
  .map(([text, isName]) => `<Paragraph Type="${isName ? "Who" : "What"}"><Text>${text}</Text></Paragraph>`)
  .join("")}</Content></FinalDraft>`;

test.each([
  ["play.rtf", rtf, "indented 0.5 in (13 mm)"],
  ["play.txt", plain, "indented 2 in (51 mm)"],
  ["play.html", html, "style “Who”"],
  ["play.fdx", fdx, "style “Who”"],
])("in %s, names that weren't recognized are a group that can be corrected", async (name, text, description) => {
  const first = await read(name, text);
  const names = first.groups.find((group) => group.description === description);
  expect(names).toMatchObject({ count: 2, samples: ["the ferryman", "a voice"], kind: "direction" });
  expect(names?.blockIds).toEqual([first.play.blocks[0]?.id, first.play.blocks[2]?.id]);
  const speeches = first.groups.find((group) => group !== names);
  const kinds = { [names?.id ?? ""]: "cue", [speeches?.id ?? ""]: "dialogue" } as const;
  const second = await read(name, text, kinds);
  expect(second.blocks).toEqual(corrected);
  expect(second.groups.map(({ id }) => id)).toEqual(first.groups.map(({ id }) => id));
});

test("in Markdown, each paragraph counts for its own group", async () => {
  const text =
    "# Lamp\n\n## Act One\n\n## Scene 1\n\nMARA: Hello.\n\nTOM: Hi.\n\nMARA: Bye.\n\nTOM: Bye.\n\n(They wait.)";
  const { groups } = await read("play.md", text);
  expect(groups.map(({ description, count, kind, isSpeech }) => [description, count, kind, isSpeech])).toEqual([
    ["at the margin, beginning with a name", 4, "cue", true],
    ["at the margin, worded like an act heading", 1, "act", false],
    ["at the margin, worded like a scene heading", 1, "scene", false],
    ["at the margin, in brackets", 1, "direction", false],
  ]);
});

test("speeches after a name and a period are a group apart from prose", async () => {
  const speeches = [
    "Lane. I didn't think it polite.",
    "Algernon. I'm sorry for that.",
    "Lane. Yes, sir.",
    "Algernon. Ah.",
  ];
  const prose = ["It is morning. The room is empty.", "The music has ceased."];
  const { groups } = await read("play.txt", [...prose, ...speeches, ...speeches].join("\n\n"));
  expect(groups.map(({ samples, count }) => [samples[0], count])).toEqual([
    ["Lane. I didn't think it polite.", 8],
    ["It is morning. The room is empty.", 2],
  ]);
});

const looks = [
  ["Heading", "The Ferry"],
  ["People", "Ida, a ferryman"],
  ["People", "A voice"],
  ["People", "Place: a river"],
  ["Remark", "Printed by hand."],
  ["Text", "IDA: Who calls?"],
  ["Text", "A VOICE: I do."],
] as const;
const styledHtml = looks.map(([style, text]) => `<p class="${style}">${text}</p>`).join("\n");
const styledFdx = `<FinalDraft><Content>${looks
  .map(([style, text]) => `<Paragraph Type="${style}"><Text>${text}</Text></Paragraph>`)
  .join("")}</Content></FinalDraft>`;

test.each([
  ["play.html", styledHtml],
  ["play.fdx", styledFdx],
])("in %s, groups can be the title, the characters, or left out, and changed back", async (name, text) => {
  const first = await read(name, text);
  const kindsBy: Readonly<Record<string, GroupKind>> = { Heading: "title", People: "characters", Remark: "leftOut" };
  const kinds = Object.fromEntries(
    first.groups.flatMap(({ id, description }) => {
      const kind = kindsBy[/“(\w+)”/.exec(description)?.[1] ?? ""];
      return kind ? [[id, kind]] : [];
    }),
  );
  const { play, blocks, groups } = await read(name, text, kinds);
  expect(play.front).toMatchObject({ title: "The Ferry", place: "a river" });
  expect(play.front.characters.map(({ name: who, description }) => [who, description])).toEqual([
    ["Ida", "a ferryman"],
    ["A voice", ""],
  ]);
  expect(blocks.join()).not.toMatch(/Ferry|ferryman|Printed/);
  expect(blocks.join()).toContain("Who calls?");
  const chosen = groups.filter(({ id }) => id in kinds);
  expect(chosen.map(({ kind, blockIds }) => [kind, blockIds])).toEqual(chosen.map(({ id }) => [kinds[id], []]));
  expect(new Set(groups.map(({ id }) => id))).toEqual(new Set(first.groups.map(({ id }) => id)));
});

const shortPlay = "Act One\n\nIDA: Who calls?\n\nTOM: I do.\n\nIDA: Come.\n\nTOM: Now.\n\nAct Two\n\nIDA: No.";
const before =
  "The Ferry\n\nby Mara Voss\n\nCharacters\n\nIda, a ferryman\n\nTom\n\nAct One. A river.\n\nAct Two. A hut.";
const withPages = `${before}\n\n${shortPlay}`;
const pagesHtml = `<p>${withPages.replaceAll("\n\n", "</p><p>")}</p>`;

async function correct(name: string, text: string | Uint8Array, kindsBy: Readonly<Record<string, GroupKind>>) {
  const { groups } = await read(name, text);
  const chosen = groups.flatMap(({ id, description }) => {
    const kind = kindsBy[description];
    return kind ? [[id, kind]] : [];
  });
  expect(chosen).toHaveLength(Object.keys(kindsBy).length);
  return read(name, text, Object.fromEntries(chosen));
}

const titlePage = "before the play, like a title page";
const castList = "before the play, like a list of characters";
const actList = "before the play, like a list of acts";

test.each([
  ["play.txt", withPages],
  ["play.html", pagesHtml],
])("in %s, what was recognized as the title page and as lists is in groups, too", async (name, text) => {
  const { groups, play } = await read(name, text);
  expect(play.front).toMatchObject({ title: "The Ferry", authors: "Mara Voss" });
  expect(groups.slice(0, 3).map(({ description, kind, count }) => [description, kind, count])).toEqual([
    [castList, "direction", 3],
    [titlePage, "title", 2],
    [actList, "direction", 2],
  ]);
});

test.each([
  ["play.txt", withPages],
  ["play.html", pagesHtml],
])("in %s, those groups can be corrected", async (name, text) => {
  const { play, blocks } = await correct(name, text, { [castList]: "characters", [actList]: "leftOut" });
  expect(play.front.characters.map(({ name: who, description }) => [who, description])).toEqual([
    ["Ida", "a ferryman"],
    ["Tom", ""],
  ]);
  expect(blocks.slice(0, 2)).toEqual(["act: Act One", "cue: IDA"]);

  const other = await correct(name, text, { [titlePage]: "direction", [castList]: "note" });
  expect(other.blocks.slice(0, 5)).toEqual([
    ...["direction: The Ferry", "direction: by Mara Voss"],
    ...["note: Characters", "note: Ida, a ferryman", "note: Tom"],
  ]);
  expect(other.play.front).toMatchObject({ title: name === "play.txt" ? "play" : expect.any(String), authors: "" });
  expect(other.groups.find(({ description }) => description === titlePage)).toMatchObject({ kind: "direction" });
});

const fdxCast = `<FinalDraft><Content>${[
  ["Action", "Characters"],
  ["Action", "Ida, a ferryman"],
  ["Action", "Tom"],
  ["Scene Heading", "Scene 1"],
  ["Action", "A river."],
  ["Character", "IDA"],
  ["Dialogue", "Who calls?"],
]
  .map(([type, text]) => `<Paragraph Type="${type}"><Text>${text}</Text></Paragraph>`)
  .join("")}</Content></FinalDraft>`;

test("the list of characters in a Final Draft file is a group apart from directions", async () => {
  const { groups, play } = await read("play.fdx", fdxCast);
  expect(play.front.characters.map(({ name }) => name)).toEqual(["Ida", "Tom"]);
  expect(groups[0]).toMatchObject({ description: castList, kind: "characters", count: 3, blockIds: [] });
  const { blocks, play: corrected } = await correct("play.fdx", fdxCast, { [castList]: "direction" });
  expect(corrected.front.characters).toEqual([]);
  expect(blocks.slice(0, 5)).toEqual([
    ...["direction: Characters", "direction: Ida, a ferryman", "direction: Tom", "scene: Scene 1"],
    "setting: A river.",
  ]);
});

test("what Word's styles name a title page is a group, which can be corrected", async () => {
  const file = wordFile({
    styles: ["Title", "Subtitle"]
      .map((name) => `<w:style w:type="paragraph" w:styleId="${name}"><w:name w:val="${name}"/></w:style>`)
      .join(""),
    body: [
      styled("Title", "The Ferry"),
      styled("Subtitle", "A play"),
      ...["IDA: Who calls?", "TOM: I do.", "IDA: Come."].map((text) => paragraph(text)),
    ].join(""),
  });
  const { groups, play } = await read("play.docx", file);
  expect(play.front).toMatchObject({ title: "The Ferry", subtitle: "A play" });
  expect(groups[0]).toMatchObject({ description: titlePage, kind: "title", count: 2 });
  const { blocks } = await correct("play.docx", file, { [titlePage]: "direction" });
  expect(blocks.slice(0, 3)).toEqual(["direction: The Ferry", "direction: A play", "cue: IDA"]);
});

test("a title that the writer chooses doesn't replace one that was recognized", async () => {
  const text = `${pagesHtml}<p class="Ship">The Boat</p>`;
  const { play, blocks } = await correct("play.html", text, { "style “Ship”": "title" });
  expect(play.front.title).toBe("The Boat");
  expect(blocks.slice(0, 2)).toEqual(["centered: The Ferry", "centered: by Mara Voss"]);
});

const header = "The Project Gutenberg eBook of The Ferry\n\nTitle: The Ferry\n\nAuthor: Mara Voss";
const startMark = "*** START OF THE PROJECT GUTENBERG EBOOK THE FERRY ***";
const endMark = "*** END OF THE PROJECT GUTENBERG EBOOK THE FERRY ***";
const license = "THE FULL PROJECT GUTENBERG LICENSE\n\nPLEASE READ THIS: before you distribute this work.";
const archived = `${header}\n\n${startMark}\n\nProduced by Ann\n\n${shortPlay}\n\nEnd of Project Gutenberg's The Ferry\n\n${endMark}\n\n${license}`;

test.each([
  ["play.txt", archived],
  ["play.html", `<p>${archived.replaceAll("\n\n", "</p><p>")}</p>`],
  ["play.md", archived.replaceAll("***", "\\*\\*\\*")],
])("in %s, the header and license of Project Gutenberg are left out, and a notice says so", async (name, text) => {
  const bytes = new TextEncoder().encode(text);
  const { play, notices, groups } = await readPlayFile({ name, bytes }, numberedIds());
  expect(play.front).toMatchObject({ title: "The Ferry", authors: "Mara Voss" });
  expect(play.blocks.map(textOf)).toEqual(shortPlay.split(/\n\n|: /));
  expect(notices).toContainEqual({
    code: "archive",
    kind: "dropped",
    message: "Project Gutenberg's header and license (9 paragraphs) were left out.",
    count: 9,
    places: [],
  });
  const group = groups.find(({ kind }) => kind === "leftOut");
  expect(group).toMatchObject({ description: "header and license of Project Gutenberg", count: 9 });
  const kept = await read(name, text, { [group?.id ?? ""]: "note" });
  expect(kept.blocks.filter((block) => block.startsWith("note: "))).toHaveLength(9);
});

test("a speech about Project Gutenberg isn't its license", async () => {
  const { blocks } = await read("play.txt", `${shortPlay}\n\nTOM: The end of the Project Gutenberg ebook?`);
  expect(blocks.at(-1)).toBe("dialogue: The end of the Project Gutenberg ebook?");
});

const alike = [
  ["Nora", "Who calls across the water at this hour of the night?"],
  ["Tom", "I do, and you know that it is me."],
] as const;
const alikeTexts = alike.flat();
const alikeRtf = `{\\rtf1 ${alikeTexts.map((text) => `\\pard ${text}\\par`).join("\n")}}`;
const alikeHtml = alikeTexts.map((text) => `<p>${text}</p>`).join("\n");
const alikeFdx = `<FinalDraft><Content>${alikeTexts
  .map((text) => `<Paragraph Type="All"><Text>${text}</Text></Paragraph>`)
  .join("")}</Content></FinalDraft>`;
const alikeDocx = wordFile({ body: alikeTexts.map((text) => paragraph(text)).join("") });

const readCorrected = async (name: string, text: string | Uint8Array, corrections: Corrections = {}) => {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const read = await readPlayFile({ name, bytes }, numberedIds(), corrections);
  return { ...read, found: read.play.blocks.map((block) => `${block.kind}: ${textOf(block)}`) };
};

test.each([
  ["play.docx", alikeDocx],
  ["play.rtf", alikeRtf],
  ["play.html", alikeHtml],
  ["play.txt", alikeTexts.join("\n\n")],
  ["play.md", alikeTexts.join("\n\n")],
  ["play.fdx", alikeFdx],
])("in %s, a group of names and speeches is split, and each part becomes something else", async (name, text) => {
  const { groups } = await readCorrected(name, text);
  const whole = groups.find(({ samples }) => samples.includes("Nora"));
  expect(whole).toMatchObject({ count: 4, tests: [{ is: "sentence" }, { is: "short", limit: 4 }] });
  const id = whole?.id ?? "";
  const corrections = withSplit({}, id, [{ is: "short", limit: 4 }], ["cue", "dialogue"]);
  const split = await readCorrected(name, text, corrections);
  const wholeName = whole?.description;
  expect(split.groups.map(({ description, count, splitFrom }) => [description, count, splitFrom])).toEqual([
    [`${wholeName}, at most 4 words`, 2, id],
    [`${wholeName}, more than 4 words`, 2, id],
  ]);
  expect(split.found).toEqual(alike.flatMap(([who, words]) => [`cue: ${who}`, `dialogue: ${words}`]));
  const again = await readCorrected(name, text, withoutSplit(corrections, id));
  expect(again.groups.map((group) => group.id)).toEqual([id]);
});

test.each([
  ["play.docx", alikeDocx],
  ["play.txt", alikeTexts.join("\n\n")],
  ["play.fdx", alikeFdx],
])("in %s, a passage is what the writer says, whatever its group is", async (name, text) => {
  const { groups, paragraphs } = await readCorrected(name, text);
  expect(paragraphs.map((one) => one.text)).toEqual(alikeTexts);
  expect(new Set(paragraphs.map(({ group }) => group))).toEqual(new Set([groups[0]?.id]));
  const { play, found } = await readCorrected(name, text, {
    kinds: { [groups[0]?.id ?? ""]: "dialogue" },
    passages: [
      { from: 0, to: 3, kind: "leftOut" },
      { from: 0, to: 0, kind: "title" },
      { from: 2, to: 2, kind: "characters" },
      { from: 3, to: 9999, kind: "lyric" },
    ],
  });
  expect(play.front.title).toBe("Nora");
  expect(play.front.characters.map((person) => person.name)).toEqual(["Tom"]);
  expect(found).toEqual([`lyric: ${alike[1][1]}`]);
});

test("a part of a group is split again, and a choice for the whole group counts for parts without one", async () => {
  const text = alikeTexts.join("\n\n");
  const { groups } = await readCorrected("play.txt", text);
  const id = groups[0]?.id ?? "";
  const first = withSplit(withGroupKind({}, id, "lyric"), id, [{ is: "short", limit: 4 }], ["cue"]);
  const { groups: parts, found } = await readCorrected("play.txt", text, first);
  expect(found.map((one) => one.split(":")[0])).toEqual(["cue", "lyric", "cue", "lyric"]);
  const part = parts.find(({ description }) => description.includes("more than")) ?? parts[0];
  const second = withSplit(first, part?.id ?? "", [{ is: "short", limit: 9 }]);
  expect((await readCorrected("play.txt", text, second)).groups).toHaveLength(3);
});

test("10,000 paragraphs are grouped, split and corrected in passages in linear time", async () => {
  const correct = async (speeches: number) => {
    const text = Array.from(
      { length: speeches },
      (_, at) => `Person ${at % 90}\n\nThis is what is said as number ${at}.`,
    );
    const { groups } = await readCorrected("play.txt", text.join("\n\n"));
    const to = 2 * speeches - 1;
    const passages = Array.from({ length: 500 }, (_, from) => ({ from, to, kind: "direction" as const }));
    const corrections = { ...withSplit({}, groups[0]?.id ?? "", [{ is: "short", limit: 4 }]), passages };
    const { paragraphs } = await readCorrected("play.txt", text.join("\n\n"), corrections);
    expect(paragraphs).toHaveLength(2 * speeches);
  };
  expect(await isLinear(correct, 625)).toBe(true);
});

test.each([
  ["play.txt", "The old man (low): who is there?\n\nYes."],
  ["play.html", '<p class="A">The old man (low): who is there?</p><p class="B">Yes.</p>'],
  [
    "play.fdx",
    '<FinalDraft><Content><Paragraph Type="A"><Text>The old man (low): who is there?</Text></Paragraph><Paragraph Type="B"><Text>Yes.</Text></Paragraph></Content></FinalDraft>',
  ],
])("in %s, a paragraph with a name and its speech becomes both, and no word is lost", async (name, text) => {
  const { play, groups } = await readCorrected(name, text, { passages: [{ from: 0, to: 0, kind: "speech" }] });
  expect(play.blocks.map((block) => `${block.kind}: ${textOf(block)}`).slice(0, 3)).toEqual([
    "cue: The old man",
    "parenthetical: low",
    "dialogue: who is there?",
  ]);
  expect(groups.find(({ samples }) => samples[0]?.startsWith("The old"))?.kind).toBe("cue");
});

const letter = [
  ["THE LETTER"],
  ["A Play in One Act"],
  ["CHARACTERS"],
  ["RUTH, a woman of forty", "SAM, her brother"],
  ...Array.from({ length: 8 }, (_, at) => [`${at % 2 ? "SAM" : "RUTH"}: This is line ${at}.`]),
];

test.each([
  ["letter.txt", letter.map((paragraphs) => paragraphs.join("\n")).join("\n\n")],
  ["letter.html", letter.map((paragraphs) => `<p>${paragraphs.join("<br>")}</p>`).join("\n")],
])("in %s, the title page stays when the list below it is called a list of characters", async (name, text) => {
  const { groups, play } = await read(name, text);
  const before = { title: "THE LETTER", subtitle: "A Play in One Act" };
  expect(play.front).toMatchObject(before);
  const list = groups.find(({ description }) => description === "before the play, like a list of characters");
  const after = await read(name, text, { [list?.id ?? ""]: "characters" });
  expect(after.play.front).toMatchObject({ ...before, characters: [{ name: "RUTH" }, { name: "SAM" }] });
  expect(after.blocks.slice(0, 2)).toEqual(["cue: RUTH", "dialogue: This is line 0."]);
});
