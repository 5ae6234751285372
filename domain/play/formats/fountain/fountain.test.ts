import { expect, test } from "vitest";
import type { Play } from "#domain/play/play.ts";
import { arbitraryPlay } from "#tests/support/arbitraryPlay.ts";
import { fc } from "#tests/support/fastCheck.ts";
import {
  act,
  cue,
  dialogue,
  direction,
  note,
  numberedIds,
  play,
  scene,
  setting,
  speech,
  withoutIds,
} from "#tests/support/playBuilder.ts";
import { withoutTypedBrackets } from "../words/outerBrackets.ts";
import { readFountain } from "./readFountain.ts";
import { tidySpaces } from "./tidySpaces.ts";
import { writeFountain } from "./writeFountain.ts";

const read = (text: string) => withoutIds(readFountain(text, numberedIds()).play);

const withoutNotes = (given: Play): Play => ({ ...given, blocks: given.blocks.filter(({ kind }) => kind !== "note") });

const asFountain = (given: Play): Play => tidySpaces({ ...given, blocks: withoutTypedBrackets(given.blocks) });

/** Generated plays. `npm run fuzz` tries more. */
const numRuns = Number(process.env.ROUND_TRIPS ?? 400);
const timeout = 60_000 + 60 * numRuns;

test("every play survives a round trip through Fountain, except IDs, typed brackets and invisible spaces", {
  timeout,
}, () => {
  const survivesRoundTrip = fc.property(arbitraryPlay, (given) => {
    expect(read(writeFountain(given, { notes: true }))).toEqual(withoutIds(asFountain(given)));
  });
  fc.assert(survivesRoundTrip, { numRuns });
});

test("a direction in capitals below a setting is marked, so that it isn't read as a name", () => {
  const given = play(scene("SCENE TWO"), setting("A yard."), direction("GUNSHOT"), direction("Dogs bark."));
  const text = writeFountain(given);
  expect(text).toContain("\n!GUNSHOT\n");
  expect(read(text)).toEqual(withoutIds(given));
  const spoken = play(scene("SCENE TWO"), setting("A yard."), speech("RUTH", "Is anybody here?"));
  expect(writeFountain(spoken)).toContain("\nRUTH\nIs");
});

test("notes stay private unless they are requested", { timeout }, () => {
  const stayPrivate = fc.property(arbitraryPlay, (given) => {
    expect(read(writeFountain(given))).toEqual(withoutIds(asFountain(withoutNotes(given))));
  });
  fc.assert(stayPrivate, { numRuns });
});

test("any text can be read, and what was read survives a round trip", { timeout }, () => {
  const lines = fc.array(
    fc.constantFrom(
      "# ACT I",
      "> ACT I <",
      "HAMLET",
      "@x",
      "(oh",
      "no)",
      "~la",
      "",
      "  ",
      "/*",
      "*/",
      "[[",
      "]]",
      "[[ghostlight: cue]]",
      "a *b",
      "Title: x",
      "    y",
      "===",
    ),
    { maxLength: 14 },
  );
  const survivesRoundTrip = fc.property(
    fc.oneof(
      fc.string({ unit: "binary" }),
      lines.map((all) => all.join("\n")),
    ),
    (text) => {
      const { play: found } = readFountain(text, numberedIds());
      expect(read(writeFountain(found, { notes: true }))).toEqual(withoutIds(asFountain(found)));
    },
  );
  fc.assert(survivesRoundTrip, { numRuns });
});

test("an ordinary play is ordinary Fountain without our own codes", () => {
  const text = writeFountain(
    play(
      act("Act I", scene("Scene 1", { kind: "setting", text: [{ text: "A platform." }] })),
      speech("FRANCISCO", "Nay, answer me: stand, and unfold yourself."),
      cue("McDuff"),
      { kind: "parenthetical", text: [{ text: "aside" }] },
      dialogue([{ text: "Long " }, { text: "live", italic: true }, { text: " the king!" }]),
      { kind: "direction", text: [{ text: "INT. is how a screenplay would begin." }] },
      { kind: "transition", text: [{ text: "BLACKOUT." }] },
      note("Longer?"),
    ),
    { notes: true },
  );
  expect(text).toBe(`# Act I

## Scene 1

A platform.

FRANCISCO
Nay, answer me: stand, and unfold yourself.

@McDuff
(aside)
Long *live* the king!

!INT. is how a screenplay would begin.

> BLACKOUT.

[[Longer?]]
`);
});
