import { expect, test } from "vitest";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { readPlayFile } from "../readPlayFile.ts";
import type { GroupKind, GroupKinds } from "./groupKinds.ts";

async function read(name: string, text: string, kinds: GroupKinds = {}) {
  const bytes = new TextEncoder().encode(text);
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
  ["play.rtf", rtf, "indented 0.5 in"],
  ["play.txt", plain, "indented 2 in"],
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
