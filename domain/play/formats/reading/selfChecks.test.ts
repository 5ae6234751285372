import { expect, test } from "vitest";
import {
  act,
  cue,
  dialogue,
  direction,
  type PlayDraft,
  parenthetical,
  play,
  scene,
  speech,
} from "#tests/support/playBuilder.ts";
import { selfChecksOf } from "./selfChecks.ts";

const found = (...parts: readonly (PlayDraft | readonly PlayDraft[])[]): readonly string[] =>
  selfChecksOf(play(...parts)).map(({ code, count }) => `${code}: ${count}`);

const talk = Array.from({ length: 12 }, () => [...speech("NORA", "Go."), ...speech("HELMER", "No.")]).flat();

test("a play in which everybody speaks more than once has nothing to check", () => {
  expect(
    found(act("Act One"), scene("Scene 1"), talk, scene("Scene 2"), talk, act("Act Two"), scene("Scene 1"), talk),
  ).toEqual([]);
});

test("names without a speech are reported with their places", () => {
  const checked = play(talk, cue("THUNDER"), direction("Rain."), cue("NORA"), parenthetical("sighs"));
  const [notice] = selfChecksOf(checked).filter(({ code }) => code === "no-speech");
  expect(notice?.places).toEqual([{ blockId: checked.blocks[48]?.id }]);
});

test("a name with only one speech is reported, except in a short text", () => {
  expect(found(talk, speech("Yes", "I know."))).toEqual(["one-speech: 1"]);
  expect(found(speech("NORA", "Go."), speech("HELMER", "No."))).toEqual([]);
});

test("a play with more stage directions than speech is reported", () => {
  const long = direction("He walks to the window and looks at the rain. ".repeat(40));
  expect(found(talk, long)).toEqual(["few-spoken: 1"]);
  expect(found(talk, speech("NORA", dialogue("I walk to the window. ".repeat(120))), long)).toEqual([]);
  expect(found(long, talk, speech("NORA", dialogue("I walk to the window. ".repeat(60))))).toEqual([]);
});

test("headings whose numbers don't count up are reported", () => {
  expect(found(act("Act One"), talk, act("Act Three"), talk)).toEqual(["heading-order: 1"]);
  expect(found(scene("Scene 1"), talk, scene("Scene 3"), talk, scene("Scene 4"), talk)).toEqual(["heading-order: 1"]);
});
