import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryPlay } from "#tests/support/generatePlay.ts";
import { numberedIds, withoutIds } from "#tests/support/playBuilder.ts";
import { readFountain } from "./readFountain.ts";
import { writeFountain } from "./writeFountain.ts";

const read = (text: string) => withoutIds(readFountain(text, numberedIds()).play);
const runs = Number(process.env.FC_RUNS ?? 3000);

test("every play comes back from its Fountain as it was, but for ids", () => {
  fc.assert(
    fc.property(arbitraryPlay, (play) => {
      expect(read(writeFountain(play, { notes: true }))).toEqual(withoutIds(play));
    }),
    { numRuns: runs },
  );
});
