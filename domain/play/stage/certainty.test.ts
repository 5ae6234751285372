import { expect, test } from "vitest";
import { direction, numberedIds, play, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { hasShared, readShared } from "#tests/support/sharedFiles.ts";
import { readPlayFile } from "../formats/reading/readPlayFile.ts";
import { type BlockId, type Play, textOf } from "../play.ts";
import { certaintyOf, type Present } from "./certainty.ts";
import { sceneGrid } from "./sceneGrid.ts";
import { StageBlockReader } from "./stageBlocks.ts";
import { stageCastOf } from "./stageCast.ts";
import { presentAt, stagePlay } from "./stagePlay.ts";

function stagedOf({ blocks, front }: Play) {
  const reader = new StageBlockReader(stageCastOf(blocks, front.characters));
  const scenes = stagePlay(blocks, reader);
  const { divide } = certaintyOf(scenes);
  const at = (id: BlockId): Present => {
    const own = scenes.find((one) => one.blocks.some((block) => block.id === id));
    return divide(own ? presentAt(own, id) : [], id, id);
  };
  return { reader, scenes, at };
}

/** Returns who is on stage at a line, and after a question mark who perhaps is. */
function presentAtLine(written: Play, line: string): string {
  const block = written.blocks.find((one) => textOf(one) === line);
  const { certain, perhaps } = stagedOf(written).at(block?.id ?? ("" as BlockId));
  return [[...certain].sort().join(" "), ...(perhaps.length > 0 ? [[...perhaps].sort().join(" ")] : [])].join(" ? ");
}

/** Two characters talk for some pages of about 250 words. */
const talk = (pages: number) =>
  Array.from({ length: pages * 5 }, (_, at) => speech(at % 2 ? "TOM" : "NORA", "word ".repeat(49).trim()));

const start = [direction("Enter NORA, TOM and a PORTER."), speech("PORTER", "Your bags.")];

test("who hasn't spoken or been named for long is only perhaps on stage", () => {
  const written = play(scene("1", ...start, ...talk(2), speech("TOM", "Soon."), ...talk(4), speech("TOM", "Late.")));
  expect(presentAtLine(written, "Your bags.")).toBe("NORA PORTER TOM");
  expect(presentAtLine(written, "Soon.")).toBe("NORA PORTER TOM");
  expect(presentAtLine(written, "Late.")).toBe("NORA TOM ? PORTER");
});

test.each([
  ["speaks again", speech("PORTER", "Anything else?")],
  ["is named again", direction("The porter yawns.")],
  ["exits later", direction("The porter goes out.")],
  ["exits with everybody later", direction("Exeunt.")],
])("who %s was there all the time", (_, later) => {
  const written = play(scene("1", ...start, ...talk(6), speech("TOM", "Late."), later));
  expect(presentAtLine(written, "Late.")).toBe("NORA PORTER TOM");
});

test("who speaks once without any entrance is perhaps there long before", () => {
  const written = play(
    scene("1", speech("NORA", "Early."), ...talk(6), speech("PORTER", "Your bags."), speech("TOM", "Thanks.")),
  );
  expect(presentAtLine(written, "Early.")).toBe("NORA TOM ? PORTER");
  expect(presentAtLine(written, "Thanks.")).toBe("NORA PORTER TOM");
});

test("the same in the next scene names nobody, and a new entrance is one", () => {
  const written = play(
    scene("1", ...start, ...talk(4), speech("NORA", "Here.")),
    scene("2", setting("The same."), speech("NORA", "There.")),
    scene("3", direction("Enter NORA and PORTER."), speech("NORA", "Again.")),
  );
  expect(presentAtLine(written, "There.")).toBe("NORA TOM ? PORTER");
  expect(presentAtLine(written, "Again.")).toBe("NORA PORTER");
});

test("the grid says where somebody is only perhaps on stage", () => {
  const written = play(
    scene("1", ...start, ...talk(5), speech("NORA", "Here.")),
    scene("2", setting("The same."), speech("NORA", "There.")),
  );
  const { reader, scenes } = stagedOf(written);
  const porter = sceneGrid(scenes, reader).rows.find(({ name }) => name === "PORTER");
  expect(porter?.cells).toEqual([
    { lines: 1, words: 2 },
    { lines: 0, words: 0, isPerhaps: true },
  ]);
});

const corpus = (name: string) => `corpus/${name}`;
const published = async (name: string): Promise<Play> =>
  (await readPlayFile({ name, bytes: readShared(corpus(name)) }, numberedIds())).play;

test.skipIf(!hasShared(corpus("cyrano-fr-gutenberg.txt")))(
  "in Cyrano, where walk-ons never exit, most are only perhaps there at the end of the first act",
  async () => {
    const { scenes, at } = stagedOf(await published("cyrano-fr-gutenberg.txt"));
    const crowded = scenes.map(({ blocks }) => at(blocks.at(-1)?.id ?? ("" as BlockId)));
    expect(Math.max(...crowded.map(({ certain, perhaps }) => certain.length + perhaps.length))).toBeGreaterThan(70);
    expect(crowded.at(4)?.certain.length).toBeLessThan(25);
  },
);

test.skipIf(!hasShared(corpus("generated/hamlet.fountain")))(
  "in Hamlet, where exits are written, nobody is uncertain in a French scene",
  async () => {
    const { reader, scenes } = stagedOf(await published("generated/hamlet.fountain"));
    const cells = sceneGrid(scenes, reader, true).rows.flatMap((row) => row.cells);
    expect(cells.filter((cell) => cell?.isPerhaps)).toEqual([]);
  },
);
