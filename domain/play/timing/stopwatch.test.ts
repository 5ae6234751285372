import { expect, test } from "vitest";
import type { BlockId } from "../play.ts";
import { elapsedMs, finish, nextScene, pause, resume, sceneAfter, startStopwatch } from "./stopwatch.ts";

const scenes = ["scene-one0", "scene-two0", "scene-thr0"] as BlockId[];
const [one, two, three] = scenes as [BlockId, BlockId, BlockId];

test("a stopwatch counts from its start, and not during a pause", () => {
  const started = startStopwatch(one, 1_000);
  expect(elapsedMs(started, 61_000)).toBe(60_000);
  const paused = pause(started, 61_000);
  expect(elapsedMs(paused, 500_000)).toBe(60_000);
  const resumed = resume(paused, 500_000);
  expect(elapsedMs(resumed, 510_000)).toBe(70_000);
  expect(resume(resumed, 600_000)).toEqual(resumed);
});

test("a clock that was moved back takes nothing away", () => {
  const resumed = resume(pause(startStopwatch(one, 0), 60_000), 90_000);
  expect(elapsedMs(resumed, 10_000)).toBe(60_000);
});

test("each scene that ends has its own time, and the last one ends with the reading", () => {
  let watch = nextScene(startStopwatch(one, 0), scenes, 60_000);
  expect(watch.scene).toBe(two);
  watch = resume(pause(watch, 90_000), 1_000_000);
  watch = nextScene(watch, scenes, 1_030_000);
  expect(sceneAfter(watch, scenes)).toBeUndefined();
  expect(nextScene(watch, scenes, 1_040_000)).toEqual(watch);
  expect(finish(watch, 1_075_400)).toEqual({ seconds: 165, scenes: { [one]: 60, [two]: 60, [three]: 45 } });
});

test("a reading in which no scene ended has only its whole time", () => {
  expect(finish(startStopwatch(one, 0), 90_000)).toEqual({ seconds: 90 });
  expect(finish(startStopwatch(undefined, 0), 90_000)).toEqual({ seconds: 90 });
});

test("a stopwatch that somebody forgot has timed a day at most, and one that was stopped at once a second", () => {
  expect(finish(startStopwatch(one, 0), 10 * 86_400_000).seconds).toBe(86_400);
  expect(finish(startStopwatch(one, 0), 0).seconds).toBe(1);
});

test("if the scene that's being read was deleted, the reading goes on without further scenes", () => {
  const watch = startStopwatch("deleted-00" as BlockId, 0);
  expect(sceneAfter(watch, scenes)).toBeUndefined();
  expect(nextScene(watch, scenes, 5_000)).toEqual(watch);
});
