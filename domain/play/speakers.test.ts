import { expect, test } from "vitest";
import { act, character, play, speech } from "#tests/support/playBuilder.ts";
import { charactersIn, countedBlockOf } from "./characters/charactersIn.ts";
import { isSpeaker, listableSpeakers, unlistedSpeakers } from "./speakers.ts";

const { blocks } = play(
  act("Act One"),
  speech("TOM", "Who's there?"),
  speech("Nora (off)", "Me."),
  speech("tom", "Oh."),
  speech("", "…"),
  speech("THE DOCTOR", "Good evening."),
  speech("TOM AND NORA", "Good evening."),
  speech("TOM AND THE NEIGHBOR", "What?"),
  speech("ALL", "Good evening."),
  speech("SOLDIERS", "Halt!"),
);
const speakers = listableSpeakers(charactersIn(blocks.map(countedBlockOf), []));

test("speakers are offered for the list in order of appearance, without those that are made of others", () => {
  expect(speakers).toEqual(["TOM", "Nora", "THE DOCTOR", "SOLDIERS"]);
});

test("speakers in the list of characters aren't offered, under their former names either", () => {
  const characters = [character("Thomas", { aliases: ["Tom"] }), character("THE DOCTOR")];
  expect(unlistedSpeakers(speakers, characters)).toEqual(["Nora", "SOLDIERS"]);
  expect(unlistedSpeakers(speakers, [])).toHaveLength(4);
});

test("a name is compared without its case", () => {
  expect([isSpeaker("nora ", speakers), isSpeaker("NELL", speakers)]).toEqual([true, false]);
});
