import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { act, cue, direction, note, parenthetical, play, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { countPlay } from "./countPlay.ts";
import { maxDays, withDailyCount } from "./dailyCounts.ts";
import { textOf } from "./play.ts";
import { statisticsOf } from "./statistics.ts";
import { statisticsCsv } from "./statisticsCsv.ts";

test("words are spoken, directions or other, by scene and for the play", () => {
  const statistics = statisticsOf(
    play(
      act(
        "I",
        setting("A dark room."),
        scene("1", speech("NORA", parenthetical("softly"), "Who is there?"), note("Not counted.")),
        scene("2", direction("Nobody."), speech("TOM", "Me.")),
      ),
    ),
  );
  expect(statistics).toMatchObject({ words: 14, spoken: 4, directions: 5, other: 5, speeches: 2 });
  expect(statistics.scenes.map(({ headings, ...lengths }) => [headings.map(textOf), lengths])).toEqual([
    [["I", "1"], { speeches: 1, spoken: 3, directions: 4, other: 3 }],
    [["I", "2"], { speeches: 1, spoken: 1, directions: 1, other: 2 }],
  ]);
});

test("a name that's still empty isn't a speech", () => {
  const { speeches, scenes } = statisticsOf(play(scene("1", speech("NORA", "No."), cue(""))));
  expect([speeches, scenes[0]?.speeches]).toEqual([1, 1]);
});

test("the shares add up to all words of the play", () => {
  const one = generatePlay({ seed: 5, speeches: 50 });
  const { spoken, directions, other, scenes } = statisticsOf(one);
  expect(spoken + directions + other).toBe(countPlay(one).words);
  expect(spoken).toBe(countPlay(one).spokenWords);
  expect(scenes.reduce((sum, part) => sum + part.spoken, 0)).toBe(spoken);
});

test("an empty play has no scenes and no words", () => {
  expect(statisticsOf(play())).toMatchObject({ words: 0, spoken: 0, directions: 0, other: 0, scenes: [], parts: [] });
});

test("each day has its latest count, and the oldest days are dropped", () => {
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
  let days = withDailyCount([], { day: day(1), words: 5, pages: 1 });
  days = withDailyCount(days, { day: day(0), words: 1, pages: 1 });
  days = withDailyCount(days, { day: day(1), words: 9, pages: 1 });
  expect(days.map(({ words }) => words)).toEqual([1, 9]);
  for (let at = 2; at < maxDays + 10; at++) days = withDailyCount(days, { day: day(at), words: at, pages: 1 });
  expect([days.length, days[0]?.day]).toEqual([maxDays, day(10)]);
});

test("the CSV file has the play, its scenes and its characters, and no name is a formula", () => {
  const one = play(scene("=1+1", speech("@SUM", "Who is there?"), direction("Nobody.")));
  const csv = statisticsCsv(statisticsOf(one), {
    about: "What",
    name: "Name",
    total: "All words",
    spoken: "Dialogue",
    directions: "Directions",
    other: "Other",
    lines: "Lines",
    play: "Play",
    scene: "Scene",
    character: "Character",
    group: "Group",
    sceneName: ({ headings }) => headings.map(textOf).join(", "),
  });
  expect(csv.slice(1).split("\r\n")).toEqual([
    '"What","Name","All words","Dialogue","Directions","Other","Lines"',
    '"Play",,6,3,1,2,1',
    `"Scene","'=1+1",6,3,1,2,1`,
    `"Character","'@SUM",,3,,,1`,
    "",
  ]);
});
