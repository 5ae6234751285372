import { expect, test } from "vitest";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import type { Play } from "#domain/play/play.ts";
import { generatePlay } from "../support/generatePlay.ts";
import { numberedIds, play as playOf, speech } from "../support/playBuilder.ts";
import { compareForm, shareFound } from "./compareForms.ts";
import { homemadeForms } from "./homemadeForms.ts";
import { readOwnFormats } from "./ownFormats.ts";
import { readForm } from "./readForm.ts";

/* `npm run bench -- forms` reads the whole corpus in these forms. Here, each is read once. */

const generated = generatePlay({ seed: 1601, speeches: 60 });
/** Somebody speaks only once. */
const { blocks: once } = playOf(speech("PORTER", "Here is the key to your dressing room."));
const play: Play = { ...generated, blocks: [...generated.blocks.slice(0, -1), ...once, ...generated.blocks.slice(-1)] };

test.each(homemadeForms.flatMap((form) => form.kinds.map((kind) => [form.name, kind, form] as const)))(
  "a play typed as %s is read from %s with its speeches, its names and every word",
  async (_, kind, form) => {
    const result = await readForm(play, form, kind);
    expect(result).toMatchObject({ lost: [], added: [] });
    expect({ missing: result.missingNames, wrong: result.wrongNames }).toEqual({ missing: [], wrong: [] });
    expect(shareFound(result)).toBe(1);
    expect(result.found.scenes).toBe(result.expected.scenes);
  },
);

test.each(["plain text", "markdown", "html"] as const)(
  "our own %s has all names and speeches again",
  async (format) => {
    const { bytes, extension } = await writePlayFile(play, format, { createdAt: new Date(0) });
    const { play: read } = await readPlayFile({ name: `play.${extension}`, bytes }, numberedIds());
    const { found, expected, wrongNames } = compareForm([], play, read);
    expect(wrongNames).toEqual([]);
    expect(found).toMatchObject({ speeches: expected.speeches, names: expected.names, scenes: expected.scenes });
  },
);

test("no word of a play is lost or added in any of our own formats", async () => {
  for (const seed of [1601, 1879, 1895]) {
    const own = await readOwnFormats(generatePlay({ seed, speeches: 40 }));
    expect(own).toHaveLength(9);
    expect(own.filter(({ lost, added }) => lost.length + added.length > 0)).toEqual([]);
  }
});
