import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import type { Play } from "#domain/play/play.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { hasShared, readShared } from "#tests/support/sharedFiles.ts";

export interface InteropPlay {
  readonly name: string;
  readonly play: Play;
}

const corpus = ["hamlet", "earnest", "revizor", "woyzeck", "haus-der-temperamente", "froken-julie", "a-dokter"];

/** The plays of the corpus, or generated ones if it isn't beside the checkout. */
export async function interopPlays(): Promise<readonly InteropPlay[]> {
  if (!hasShared("corpus"))
    return [1, 2].map((seed) => ({ name: `generated ${seed}`, play: generatePlay({ seed, speeches: 300 }) }));
  return Promise.all(
    corpus.map(async (name) => {
      const bytes = readShared(`corpus/generated/${name}.fountain`);
      const { play } = await readPlayFile({ name: `${name}.fountain`, bytes }, numberedIds());
      return { name, play };
    }),
  );
}
