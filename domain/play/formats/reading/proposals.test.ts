import { expect, test } from "vitest";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { type Corrections, withProposal } from "../typed/corrections.ts";
import { readPlayFile } from "./readPlayFile.ts";

const read = async (text: string, corrections: Corrections = {}, name = "fog.txt") => {
  const bytes = new TextEncoder().encode(text);
  const found = await readPlayFile({ name, bytes }, numberedIds(), corrections);
  return { ...found, blocks: found.play.blocks.map((block) => `${block.kind}: ${textOf(block)}`) };
};
const talk = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at % 2 ? "Nora" : "Tom"}: Line ${at} is here.`);

const styled = (style: string, text: string) => `<p class="${style}">${text}</p>`;
const styledSpeech = (name: string, words: string) => [styled("Character", name), styled("Dialogue", words)];
const styledTalk = (count: number) =>
  Array.from({ length: count }, (_, at) => styledSpeech(at % 2 ? "NORA" : "TOM", `Line ${at} is here.`)).flat();

test("names that occur once and look like speech are proposed as speech, and others aren't", async () => {
  const own = [...styledSpeech("Wait, I know you", "From where?"), ...styledSpeech("PORTER", "Sixpence.")];
  const text = [...styledTalk(30), ...own, styled("Character", "THUNDER"), ...styledTalk(2)].join("\n");
  const { proposals, notices, blocks } = await read(text, {}, "fog.html");
  expect(blocks).toContain("cue: Wait, I know you");
  expect(proposals.map(({ code, count }) => [code, count])).toEqual([
    ["spoken-names", 1],
    ["silent-names", 1],
  ]);
  expect(notices.at(-1)?.code).toBe("one-speech");
  const corrections = proposals.reduce(withProposal, {});
  const after = await read(text, corrections, "fog.html");
  expect(after.blocks).toContain("dialogue: Wait, I know you");
  expect(after.blocks).toContain("cue: PORTER");
  expect(after.blocks).toContain("direction: THUNDER");
  expect(after.proposals).toEqual([]);
});

test("paragraphs that begin as speeches do but became stage directions are proposed as names and speeches", async () => {
  const text = [...talk(30), "The old man: who is there?", ...talk(4)].join("\n\n");
  const { proposals, blocks } = await read(text);
  expect(blocks).toContain("direction: The old man: who is there?");
  expect(proposals.map(({ code, count }) => [code, count])).toEqual([["unspoken", 1]]);
  const after = await read(text, proposals.reduce(withProposal, {}));
  expect(after.blocks.slice(60, 62)).toEqual(["cue: The old man", "dialogue: who is there?"]);
  expect(after.groups.find(({ kind }) => kind === "cue")?.isSpeech).toBe(true);
});

test("if less than half of the words are spoken, the largest group of stage directions is proposed as speech", async () => {
  const text = Array.from({ length: 40 }, (_, at) => `this is what somebody says as number ${at} of many in a play`);
  const { proposals } = await read(text.join("\n\n"));
  const proposal = proposals.find(({ code }) => code === "few-spoken");
  expect(proposal).toMatchObject({ count: 40, description: "at the margin" });
  const after = await read(text.join("\n\n"), proposal && withProposal({}, proposal));
  expect(new Set(after.play.blocks.map(({ kind }) => kind))).toEqual(new Set(["dialogue"]));
});

test("names without a speech aren't proposed as stage directions if most names are, because then the speeches were mistaken", async () => {
  const silent = ["RUTH", "SAM", "MARA"].flatMap((name) => [
    styled("Character", name),
    styled("Direction", "Something is said."),
  ]);
  const text = [...styledTalk(8), ...silent].join("\n");
  const { notices, proposals } = await read(text, {}, "fog.html");
  expect(notices.map(({ code }) => code)).toContain("no-speech");
  expect(proposals.map(({ code }) => code)).not.toContain("silent-names");
});

test("a list of characters before the play is proposed as one, with what it says about place and time", async () => {
  const list = ["Nora, a keeper of lights", "Tom, her brother", "Time: Winter."].join("\n");
  const text = ["FOG", `Cast:\n${list}`, talk(30).join("\n")].join("\n\n");
  const { proposals, blocks } = await read(text);
  expect(blocks).toContain("direction: Nora, a keeper of lights");
  expect(proposals.map(({ code, count }) => [code, count])).toEqual([["cast-list", 4]]);
  const { play, proposals: none } = await read(text, proposals.reduce(withProposal, {}));
  expect(play.front.characters.map(({ name, description }) => `${name}: ${description}`)).toEqual([
    ...["Nora: a keeper of lights", "Tom: her brother"],
  ]);
  expect(play.front.time).toBe("Winter.");
  expect(play.blocks.slice(0, 1).map(textOf)).toEqual(["Tom"]);
  expect(none).toEqual([]);
});

test("people who speak together once aren't proposed as speech", async () => {
  const own = styledSpeech("TOM, NORA AND SAM", "Oh.");
  const text = [...styledTalk(30), ...styledSpeech("SAM", "No."), ...styledSpeech("SAM", "Yes."), ...own].join("\n");
  expect((await read(text, {}, "fog.html")).proposals).toEqual([]);
});
