import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { play, scene, speech } from "#tests/support/playBuilder.ts";
import { chunksOf, playFromChunks } from "./playChunks.ts";

const long = generatePlay({ seed: 3, speeches: 600 });

test("a play is divided by scene, and is the same when it's put together again", () => {
  const some = play(scene("1", speech("ANN", "Hello.")), scene("2", speech("TOM", "Bye.")));
  expect(chunksOf(some).map((chunk) => (Array.isArray(chunk) ? chunk.length : "rest"))).toEqual(["rest", 3, 3]);
  expect(playFromChunks(chunksOf(long))).toEqual(long);
  expect(playFromChunks(chunksOf({ ...some, blocks: [] }))).toEqual({ ...some, blocks: [] });
});

test("text without headings is divided, and a new element changes one chunk at most", () => {
  const speeches = long.blocks.filter(({ kind }) => kind === "cue" || kind === "dialogue");
  const before = chunksOf({ ...long, blocks: speeches }).map((chunk) => JSON.stringify(chunk));
  expect(before.length).toBeGreaterThan(5);
  const [first] = speeches;
  if (!first) throw new Error("There are no speeches.");
  const after = chunksOf({
    ...long,
    blocks: [first, { ...first, id: "new" as typeof first.id }, ...speeches.slice(1)],
  });
  expect(after.filter((chunk) => !before.includes(JSON.stringify(chunk)))).toHaveLength(1);
});
