import { expect, test } from "vitest";
import { generatePlay } from "../support/generatePlay.ts";
import { shareFound } from "./compareForms.ts";
import { homemadeForms } from "./homemadeForms.ts";
import { readForm } from "./readForm.ts";

/* `npm run bench -- forms` reads the whole corpus in these forms. Here, each is read once. */

const play = generatePlay({ seed: 1601, speeches: 60 });

test.each(homemadeForms.flatMap((form) => form.kinds.map((kind) => [form.name, kind, form] as const)))(
  "a play typed as %s is read from %s with its speeches, its names and every word",
  async (_, kind, form) => {
    const result = await readForm(play, form, kind);
    expect(result.lost).toEqual([]);
    expect({ missing: result.missingNames, wrong: result.wrongNames }).toEqual({ missing: [], wrong: [] });
    expect(shareFound(result)).toBe(1);
    expect(result.found.scenes).toBe(result.expected.scenes);
  },
);
