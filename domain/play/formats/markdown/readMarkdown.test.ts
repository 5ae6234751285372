import { expect, test } from "vitest";
import { direction, numberedIds, playWith, speech } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";
import { writeMarkdown } from "./writeMarkdown.ts";

async function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const { play, notices } = await readPlayFile({ name: "play.md", bytes }, numberedIds());
  return {
    front: play.front,
    lines: play.blocks.map((block) => `${block.kind}: ${textOf(block)}`),
    codes: notices.map(({ code, count }) => `${code} ${count}`),
  };
}

test("struck-out text becomes a private note after its paragraph, and a struck-out paragraph a note of its own", async () => {
  const text = [
    "# The Lamp",
    "## Act One",
    "**MARA**\nKeep ~~this *old*~~ that.",
    "~~**TOM**\nNo.~~",
    "**TOM**\nYes, ~~a ~ b~~ I said ~~\nnothing~~ it.",
  ].join("\n\n");
  const { lines, codes } = await read(text);
  expect(lines).toEqual([
    "act: Act One",
    ...["cue: MARA", "dialogue: Keep that.", "note: this old", "note: TOM\nNo."],
    ...["cue: TOM", "dialogue: Yes, I said ~~\nnothing~~ it.", "note: a ~ b"],
  ]);
  expect(codes).toContain("struck 3");
});

test("struck-out text on the title page becomes a note at the beginning of the play", async () => {
  const { front, lines } = await read("# The Lamp\n\nby Mara Voss ~~and Tom~~\n\n## Act One\n\nNight.");
  expect(front.authors).toBe("Mara Voss");
  expect(lines).toEqual(["act: Act One", "note: and Tom", "setting: Night."]);
});

test("escaped and single tildes are text, also in our own files", async () => {
  const play = playWith({ title: "X" }, direction("~~Not struck~~ at ~5 o'clock."), speech("MARA", "~~No~~"));
  const { lines } = await read(writeMarkdown(play));
  expect(lines).toEqual(["direction: ~~Not struck~~ at ~5 o'clock.", "cue: MARA", "dialogue: ~~No~~"]);
});
