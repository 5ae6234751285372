import { expect, test } from "vitest";
import { act, character, play, speech } from "#tests/support/playBuilder.ts";
import { isSpeaker, speakersOf, unlistedSpeakers } from "./speakers.ts";

const { blocks } = play(
  act("Act One"),
  speech("TOM", "Who's there?"),
  speech("Nora (off)", "Me."),
  speech("tom", "Oh."),
  speech("", "…"),
  speech("THE DOCTOR", "Good evening."),
);

test("speakers are listed in order of appearance, once, without remarks about the voice", () => {
  expect(speakersOf(blocks)).toEqual(["TOM", "Nora", "THE DOCTOR"]);
});

test("speakers in the list of characters aren't offered, under their former names either", () => {
  const characters = [character("Thomas", { aliases: ["Tom"] }), character("THE DOCTOR")];
  expect(unlistedSpeakers(speakersOf(blocks), characters)).toEqual(["Nora"]);
  expect(unlistedSpeakers(speakersOf(blocks), [])).toHaveLength(3);
});

test("a name is compared without its case", () => {
  expect([isSpeaker("nora ", speakersOf(blocks)), isSpeaker("NELL", speakersOf(blocks))]).toEqual([true, false]);
});
