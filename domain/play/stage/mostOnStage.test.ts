import { expect, test } from "vitest";
import { act, character, direction, play, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { mostOnStage } from "./mostOnStage.ts";

test("the most roles on stage at once are counted, with the scene, whether or not they speak", () => {
  const crowded = playWith(
    { characters: [character("NORA"), character("TOM"), character("MAID")] },
    act("Act One"),
    scene("Scene 1"),
    direction("NORA enters."),
    ...speech("NORA", "Alone."),
    scene("Scene 2"),
    direction("NORA, TOM and the MAID enter."),
    ...speech("NORA", "At last."),
    ...speech("TOM", "At last."),
  );
  expect(mostOnStage(crowded)).toEqual({
    atOnce: 3,
    atMost: 3,
    headings: ["Act One", "Scene 2"],
    roles: 3,
    groups: [],
  });
});

test("roles that leave before others enter aren't on stage at once", () => {
  const { atOnce, roles } = mostOnStage(
    play(
      scene("One"),
      direction("NORA enters."),
      ...speech("NORA", "I'm leaving."),
      direction("NORA exits. TOM enters."),
      ...speech("TOM", "Nobody."),
    ),
  );
  expect([atOnce, roles]).toEqual([1, 2]);
});

test("a group is named, because nobody knows how many people it is", () => {
  const { groups, roles } = mostOnStage(
    play(scene("One"), ...speech("HAMLET", "Well."), ...speech("DANES", "Long live!"), ...speech("ALL", "Long live!")),
  );
  expect([groups, roles]).toEqual([["DANES"], 1]);
});

test("a play without a word needs nobody", () => {
  expect(mostOnStage(play())).toEqual({ atOnce: 0, atMost: 0, headings: [], roles: 0, groups: [] });
});
