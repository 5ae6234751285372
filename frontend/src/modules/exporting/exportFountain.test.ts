import { expect, test } from "vitest";
import { note, playWith, speech } from "#tests/support/playBuilder.ts";
import { exportFountain } from "./exportFountain.ts";

const play = playWith({ title: "Ghosts" }, speech("REGINE", "Bon voyage."), note("Too early?"));

test("a Fountain file contains the text, and private notes only on request", async () => {
  expect(await exportFountain(play).text()).toMatch(/Title: Ghosts[\s\S]*REGINE\nBon voyage\./);
  expect(await exportFountain(play).text()).not.toContain("Too early?");
  expect(await exportFountain(play, { notes: true }).text()).toContain("Too early?");
});
