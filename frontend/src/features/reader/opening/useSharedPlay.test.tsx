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
  const failed = { kind: "failed", errorText: offlineReadingWords.notStored.offline };
  await waitFor(() => expect(result.current.opening).toEqual(failed));
});

test.each([502, 503, 504])(
  "if the server answers %i, the stored play opens, or the page says that it isn't stored",
  async (status) => {
    const [link, other] = [newLink(), newLink()];
    await openShownStore().put({ name: link.name, play, shownAt: Date.now() });
    request.mockImplementation(async () => new Response("<h1>Bad gateway</h1>", { status }));
    const { result } = renderHook(() => useSharedPlay(link));
    await waitFor(() => expect(result.current.opening).toMatchObject({ kind: "open", play: { sequence: 1 } }));
    expect(result.current.opening).toHaveProperty("offlineText", expect.stringMatching(/^Ghostlight isn't answering/));
    const { result: missing } = renderHook(() => useSharedPlay(other));
    const failed = { kind: "failed", errorText: offlineReadingWords.notStored.unanswered };
    await waitFor(() => expect(missing.current.opening).toEqual(failed));
  },
);

test("while links are turned off everywhere, what's stored isn't shown", async () => {
  const link = newLink();
  await openShownStore().put({ name: link.name, play, shownAt: Date.now() });
  request.mockImplementation(async () =>
    Response.json({ code: "sharing-off", detail: "Links are turned off." }, { status: 503 }),
  );
  const { result } = renderHook(() => useSharedPlay(link));
  await waitFor(() => expect(result.current.opening).toEqual({ kind: "failed", errorText: "Links are turned off." }));
});

test("after 10 seconds without an answer, the stored play opens, and a play that isn't stored waits on", async () => {
  const [link, other] = [newLink(), newLink()];
  await openShownStore().put({ name: link.name, play, shownAt: Date.now() });
  let answer = (_: Response): void => expect.fail("Nothing was requested.");
  request.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { result } = renderHook(() => useSharedPlay(link));
  const { result: missing } = renderHook(() => useSharedPlay(other));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(result.current.opening.kind).toBe("loading");
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await waitFor(() => expect(result.current.opening).toMatchObject({ kind: "open", play: { sequence: 1 } }));
  expect(missing.current.opening.kind).toBe("loading");
  answer(Response.json({ ...play, sequence: 2 }));
  await waitFor(() => expect(missing.current.opening).toMatchObject({ kind: "open", play: { sequence: 2 } }));
  expect(missing.current.opening).not.toHaveProperty("offlineText");
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
