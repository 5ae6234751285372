import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { play, scene, speech } from "#tests/support/playBuilder.ts";
import { chunksOf, playFromChunks } from "./playChunks.ts";

test("a play is divided by scene, and is the same when it's put together again", () => {
  const some = play(scene("1", speech("ANN", "Hello.")), scene("2", speech("TOM", "Bye.")));
  expect(chunksOf(some).map((chunk) => (Array.isArray(chunk) ? chunk.length : "rest"))).toEqual(["rest", 3, 3]);
  const long = generatePlay({ seed: 3, speeches: 600 });
  expect(playFromChunks(chunksOf(long))).toEqual(long);
  expect(playFromChunks(chunksOf({ ...some, blocks: [] }))).toEqual({ ...some, blocks: [] });
});

test("text without headings is divided, too", () => {
  const speeches = Array.from({ length: 500 }, () => speech("ANN", "Hello.")).flat();
  expect(chunksOf(play(...speeches))).toHaveLength(4);
});
