import { expect, test } from "vitest";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { writePlayFile } from "../../formats/writing/writePlayFile.ts";
import { emptyFront } from "../../front/frontFields.ts";
import { type BlockKind, type Play, textOf } from "../../play.ts";
import { layouts } from "../designs/layouts.ts";
import { paginate } from "../paginate.ts";
import { continuingCues, printedRuns } from "./continuingCues.ts";

const newId = numberedIds();
const block = (kind: BlockKind, text: string) => ({ id: newId(), kind, text: [{ text }] });
const speech = (name: string) => [block("cue", name), block("dialogue", "Yes.")];
const walks = () => block("direction", "They walk.");

const play: Play = {
  front: emptyFront,
  blocks: [
    ...[...speech("NORA"), walks(), ...speech("Nora (off)"), walks(), ...speech("NORA (CONT'D)"), walks()],
    ...[...speech("TORVALD"), block("scene", "Later"), ...speech("TORVALD")],
  ],
};

/** The names on the pages. */
const printed = (layout = layouts["guild-modern"]): string[] =>
  paginate(play, layout)
    .pages.flatMap(({ lines }) => lines)
    .filter(({ role }) => role === "cue")
    .map(({ spans }) => spans.map(({ text }) => text).join(""));

test("a character who goes on after a direction is marked once, on the page and in the list for the screen", () => {
  expect(printed()).toEqual(["NORA", "NORA (OFF) (Continued)", "NORA (CONT'D)", "TORVALD", "TORVALD"]);
  const ids = continuingCues(printedRuns(play.blocks));
  expect(play.blocks.filter(({ id }) => ids.has(id)).map(textOf)).toEqual(["Nora (off)"]);
});

test("the Word file has the mark, and is read back without it", async () => {
  const { bytes } = await writePlayFile(play, "docx", { createdAt: new Date(0) });
  const { readPlayFile } = await import("../../formats/reading/readPlayFile.ts");
  const read = await readPlayFile({ name: "play.docx", bytes }, numberedIds());
  expect(read.play.blocks.map(textOf)).toEqual(play.blocks.map(textOf));
});

test("the Final Draft file has the layout's marks as settings, and names without them", async () => {
  const fdx = async (layout: keyof typeof layouts): Promise<string> =>
    new TextDecoder().decode(
      (await writePlayFile(play, "fdx", { createdAt: new Date(0), layout: layouts[layout] })).bytes,
    );
  expect(await fdx("guild-modern")).toContain('AutomaticCharacterContinueds="Yes"');
  expect(await fdx("guild-modern")).toContain('DialogueTop="(Continued)"');
  expect(await fdx("uk")).toContain('AutomaticCharacterContinueds="No"');
  expect(await fdx("guild-modern")).not.toContain("OFF) (Continued)");
});

test.each(["NORA (CONT’D)", "NORA (cont.)", "NORA (Continued)", "NORA (continuing)"])(
  "%s has a mark of its own",
  (name) => {
    expect(continuingCues(printedRuns([...speech("NORA"), walks(), ...speech(name)])).size).toBe(0);
  },
);
