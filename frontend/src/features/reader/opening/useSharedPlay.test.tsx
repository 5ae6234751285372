// @vitest-environment page
import "fake-indexeddb/auto";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { offlineReadingWords } from "#frontend/messages/offlineReading.yaml";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { openShownStore } from "../stored/textsOfLink.ts";
import { useSharedPlay } from "./useSharedPlay.ts";

const play = {
  ...playWith({ title: "The Lamp" }, scene("One"), speech("NORA", "Who is there?")),
  asOf: "2027-01-01T00:00:00.000Z",
  sequence: 1,
} as unknown as SharedPlayAnswer;

let links = 0;
const newLink = () => {
  const name = `link-${links++}`;
  return { name, token: `${name}.secret` };
};
const request = vi.fn<() => Promise<Response>>();

beforeEach(() => void vi.stubGlobal("fetch", request));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("without a connection, the play that this browser stored opens", async () => {
  const link = newLink();
  await openShownStore().put({ name: link.name, play, shownAt: Date.now() });
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  const { result } = renderHook(() => useSharedPlay(link));
  await waitFor(() => expect(result.current.opening).toMatchObject({ kind: "open", play: { sequence: 1 } }));
  expect(result.current.opening).toHaveProperty("offlineText");
});

test("without a connection, a play that isn't stored says so and can be tried again", async () => {
  const link = newLink();
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  const { result } = renderHook(() => useSharedPlay(link));
  const failed = { kind: "failed", errorText: offlineReadingWords.notStored };
  await waitFor(() => expect(result.current.opening).toEqual(failed));
});

test("what was stored of a link is deleted when it has a password by now", async () => {
  const link = newLink();
  await openShownStore().put({ name: link.name, play, shownAt: Date.now() });
  request.mockImplementation(async () =>
    Response.json({ code: "password-needed", detail: "A password is needed." }, { status: 401 }),
  );
  const { result } = renderHook(() => useSharedPlay(link));
  await waitFor(() => expect(result.current.opening.kind).toBe("locked"));
  await waitFor(async () => expect(await openShownStore().find(link.name)).toBeUndefined());
});
