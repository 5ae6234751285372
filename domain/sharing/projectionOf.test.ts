import { expect, test } from "vitest";
import { arbitraryPlay } from "#tests/support/arbitraryPlay.ts";
import { fc } from "#tests/support/fastCheck.ts";
import { act, character, cue, dialogue, front, note, playWith, scene } from "#tests/support/playBuilder.ts";
import { type Block, type Play, textOf } from "../play/play.ts";
import { projectionOf } from "./projectionOf.ts";

const lamp = playWith(
  {
    contact: "7 Wharf Lane",
    synopsis: "It goes out.",
    productionHistory: "Read in Oslo.",
    acknowledgments: "Thanks to the lamplighter.",
    characters: [
      character("NORA", { aliases: ["NELL", "ANNA"], doubling: "also plays the ghost of Ann" }),
      character("THE GHOST OF ANN", { description: "dead" }),
    ],
  },
  act("Act I"),
  scene("One"),
  cue("NELL (off)"),
  dialogue("Who is there?"),
  note("Cut this?"),
  scene("Two"),
  cue("THE GHOST OF ANN"),
  dialogue("Nobody."),
  act("Act II"),
  scene("Three"),
);
const idOf = (text: string) => lamp.blocks.filter((block) => textOf(block) === text).map(({ id }) => id);
const linesOf = (play: Play) => play.blocks.map(textOf);
const scenes = (...texts: string[]) => projectionOf(lamp, { what: "scenes", headings: texts.flatMap(idOf) });

test("a scene ends at the next heading of its level or a higher one", () => {
  expect(linesOf(scenes("One"))).toEqual(["One", "NELL (off)", "Who is there?"]);
  expect(linesOf(scenes("Two"))).toEqual(["Two", "THE GHOST OF ANN", "Nobody."]);
  expect(linesOf(scenes("Act I"))).toEqual(linesOf({ ...lamp, blocks: scenes("Act I").blocks }));
  expect(linesOf(scenes("Act I")).at(-1)).toBe("Nobody.");
  expect(linesOf(scenes("Three", "One"))).toEqual(["One", "NELL (off)", "Who is there?", "Three"]);
  expect(linesOf(scenes("Act I", "Two", "Three"))).toHaveLength(8);
});

test("a chosen block that isn't a heading shows nothing", () => {
  expect(linesOf(scenes("Who is there?"))).toEqual([]);
});

test("chosen scenes list only the characters who speak in them, and reveal nothing about the rest", () => {
  const { front } = scenes("One");
  expect(front).toMatchObject({ contact: "", synopsis: "", productionHistory: "", acknowledgments: "" });
  expect(front.characters).toMatchObject([{ name: "NORA", aliases: ["NELL"], doubling: "" }]);
  expect(projectionOf(lamp, { what: "play" }).front).toMatchObject({
    contact: "",
    synopsis: "It goes out.",
    productionHistory: "Read in Oslo.",
    acknowledgments: "Thanks to the lamplighter.",
  });
  expect(projectionOf(lamp, { what: "play" }).front.characters[0]?.doubling).toBe("also plays the ghost of Ann");
  expect(projectionOf(lamp, { what: "play" }).front.characters[0]?.aliases).toEqual(["NELL"]);
});

/** Each block's text names the block, so that leaked text can be recognized. */
const marked = (play: Play): Play => ({
  front: front({
    contact: "planted-contact",
    synopsis: "planted-synopsis",
    productionHistory: "planted-history",
    acknowledgments: "planted-thanks",
  }),
  blocks: play.blocks.map((block, n): Block => ({ ...block, text: [{ text: `planted-${n}-` }] })),
});

/** A simple model of which blocks belong to a choice. */
function belongsTo(blocks: readonly Block[], at: number, chosen: ReadonlySet<string>): boolean {
  let own = 3;
  for (let n = at; n >= 0; n--) {
    const block = blocks[n];
    const level = block?.kind === "act" ? 1 : block?.kind === "scene" ? 2 : 3;
    if (level >= own) continue;
    own = level;
    if (block && chosen.has(block.id)) return true;
  }
  return false;
}

test("text of notes and of scenes that weren't chosen never appears", () => {
  fc.assert(
    fc.property(arbitraryPlay, fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }), (any, picks) => {
      const play = marked(any);
      const headings = picks.flatMap((pick) => play.blocks[pick]?.id ?? []);
      const shown = JSON.stringify(projectionOf(play, { what: "scenes", headings }));
      const isHeading = ({ kind }: Block) => kind === "act" || kind === "scene";
      const chosen = new Set<string>(
        play.blocks.filter(isHeading).flatMap(({ id }) => headings.filter((one) => one === id)),
      );
      for (const [n, block] of play.blocks.entries()) {
        const isShown = block.kind !== "note" && belongsTo(play.blocks, n, chosen);
        expect(shown.includes(`planted-${n}-`)).toBe(isShown);
      }
      expect(shown).not.toMatch(/planted-(contact|synopsis|history|thanks)/);
    }),
  );
});

test("readers get the play's language, and not what the writer has changed about typing", () => {
  const typing = { language: "de", quotes: false } as const;
  expect(projectionOf({ ...lamp, typing }, { what: "play" }).typing).toEqual({ language: "de" });
  expect(projectionOf({ ...lamp, typing: { quotes: false } }, { what: "play" })).not.toHaveProperty("typing");
});

test("readers see the pages of the writer's own layout, and not what it's called", () => {
  const pageLayout = { layout: "uk", paper: "a4", name: "For the Bruntwood", changes: { "cue.bold": true } };
  const { name: _, ...shown } = pageLayout;
  expect(projectionOf({ ...lamp, pageLayout }, { what: "play" }).pageLayout).toEqual(shown);
});

test("readers don't learn how long the author's reading took", () => {
  const timed: Play = { ...lamp, timedReading: { seconds: 5_400, day: "2027-03-01", words: 3 } };
  expect(projectionOf(timed, { what: "play" })).toEqual(projectionOf(lamp, { what: "play" }));
});
