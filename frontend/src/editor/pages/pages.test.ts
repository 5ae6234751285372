import { expect, test } from "vitest";
import { guildModern } from "#domain/play/layout/guildModern.ts";
import { openLines } from "../testing/lines.ts";
import { pagesOf } from "./pages.ts";

test("pages, words and minutes are those of the manuscript", () => {
  const lines = Array.from({ length: 40 }, (_, index) => [`cue: A${index}`, "dialogue: one two three"]).flat();
  const { breaks, words, minutes } = pagesOf(openLines(lines).state().doc, guildModern);
  expect(breaks.map(({ label }) => label)).toEqual(["1", "2", "3"]);
  expect(breaks[0]).toMatchObject({ blockId: "b0", offset: 0 });
  expect(words).toBe(160);
  expect(minutes).toBe(3);
});

test("a direction is within a speech only where the speech goes on", () => {
  const lines = ["cue: A", "dialogue: a", "direction: He sits.", "dialogue: b", "direction: Exit."];
  expect([...pagesOf(openLines(lines).state().doc, guildModern).inner]).toEqual(["b2"]);
});

test("a character who speaks on after a direction is known, and one who is answered is not", () => {
  const spoken = (name: string): string[] => [`cue: ${name}`, "dialogue: a"];
  const lines = [
    ...spoken("A"),
    "direction: He sits.",
    ...spoken("a (off)"),
    ...spoken("A"),
    "direction: x",
    ...spoken("B"),
  ];
  expect([...pagesOf(openLines(lines).state().doc, guildModern).continuing]).toEqual(["b3"]);
});
