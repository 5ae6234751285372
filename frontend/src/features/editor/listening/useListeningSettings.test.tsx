// @vitest-environment page
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PlayId } from "#domain/play/play.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { useListeningSettings, withVoice } from "./useListeningSettings.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = (playId = "play") => renderHook(() => useListeningSettings(playId as PlayId)).result;
const store = (stored: unknown) => localEntries.setItem("ghostlight.listening", JSON.stringify({ play: stored }));
const untouched = { speed: "1", skipsDirections: false, voices: {}, usesRemoteVoices: false };

test("the voices of only the last 60 characters are stored, and none with a very long name", () => {
  const settings = open();
  const choose = (speaker: string) => {
    const [{ voices }, change] = settings.current;
    act(() => change({ voices: withVoice(voices, speaker, "ada") }));
  };
  for (let number = 0; number < 61; number++) choose(`guard ${number}`);
  choose("guard 1");
  choose("x".repeat(201));
  const kept = Object.keys(open().current[0].voices);
  expect(kept).toHaveLength(60);
  expect([kept[0], kept.at(-1)]).toEqual(["guard 2", "guard 1"]);
});

test("settings that can't be read are those of a new play, and the others stay", () => {
  store("fast");
  expect(open().current[0]).toEqual(untouched);
  store({ speed: "7", skipsDirections: true, readsNames: 1, voices: ["ada"] });
  expect(open().current[0]).toEqual({ ...untouched, skipsDirections: true });
});
