// @vitest-environment page
import "fake-indexeddb/auto";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import type { ReaderLink } from "../opening/readerLink.ts";
import { openShownStore } from "../stored/textsOfLink.ts";
import { LinkNewsBar } from "./LinkNewsBar.tsx";

const link = { name: "a-link", token: "a-link.key" } as ReaderLink;
const play = { sequence: 4, asOf: "2026-11-01T00:00:00.000Z" } as SharedPlayAnswer;
const request = vi.fn<() => Promise<Response>>();
const refusal = (status: number, code: string) => Response.json({ code, detail: "No." }, { status });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", request);
});
afterEach(() => {
  cleanup();
  request.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens the page, and comes back to it when the server answers this. */
async function comeBackTo(answer: () => Response, afterMs = 30_000) {
  request.mockImplementation(async () => answer());
  render(<LinkNewsBar link={link} play={play} onShow={() => undefined} />);
  await act(() => vi.advanceTimersByTimeAsync(afterMs));
  await comeBack();
}

const comeBack = () =>
  act(async () => {
    window.dispatchEvent(new Event("focus"));
    await vi.advanceTimersByTimeAsync(0);
  });

test("a reader who comes back to a link that was turned off is told, and isn't asked for again", async () => {
  await comeBackTo(() => refusal(404, "not-found"));
  expect(screen.getByRole("status").textContent).toContain(readingWords.turnedOff);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(request).toHaveBeenCalledTimes(1);
  act(() => screen.getByRole("button", { name: readingWords.keepReading }).click());
  expect(screen.queryByText(readingWords.turnedOff)).toBeNull();
});

test("a reader whose page stays open is told that the link has expired within two minutes", async () => {
  request.mockImplementation(async () => refusal(404, "not-found"));
  render(<LinkNewsBar link={link} play={play} onShow={() => undefined} />);
  await act(() => vi.advanceTimersByTimeAsync(121_000));
  expect(screen.getByText(readingWords.turnedOff)).toBeDefined();
});

test("a link that is turned off after a newer draft was offered is reported, too", async () => {
  await comeBackTo(() => Response.json({ isNewer: true }));
  act(() => screen.getByRole("button", { name: readingWords.keepOlder }).click());
  request.mockImplementation(async () => refusal(404, "not-found"));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await comeBack();
  expect(screen.getByText(readingWords.turnedOff)).toBeDefined();
});

test.each([
  ["the server fails", () => refusal(500, "internal")],
  ["the play needs a password", () => refusal(401, "password-needed")],
  ["a proxy answers", () => new Response("<h1>Not found</h1>", { status: 404 })],
  ["another 404 answers", () => refusal(404, "other")],
  ["nothing is new", () => Response.json({ isNewer: false })],
  [
    "there is no connection",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])("nothing is said when %s", async (_, answer) => {
  await comeBackTo(answer);
  expect(request).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status").textContent).toBe("");
});

const offlineText = "You're offline. This is the play as of today.";

test("a play that the browser stored says of when it is until the server answers", async () => {
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  render(<LinkNewsBar {...{ link, play, offlineText }} onShow={() => undefined} />);
  await comeBack();
  expect(screen.getByText(offlineText)).toBeDefined();
  request.mockImplementation(async () => Response.json({ isNewer: false }));
  await act(async () => {
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.queryByText(offlineText)).toBeNull();
});

test("a reader can hide that there's no connection, and is still told when the link was turned off", async () => {
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  render(<LinkNewsBar {...{ link, play, offlineText }} onShow={() => undefined} />);
  act(() => screen.getByRole("button", { name: readingWords.keepReading }).click());
  expect(screen.getByRole("status").textContent).toBe("");
  request.mockImplementation(async () => refusal(404, "not-found"));
  await act(() => vi.advanceTimersByTimeAsync(21_000));
  expect(screen.getByText(readingWords.turnedOff)).toBeDefined();
});

test.each([
  ["was turned off", () => refusal(404, "not-found")],
  ["has a password by now", () => refusal(401, "password-needed")],
])("the stored text is deleted when the server says that the link %s", async (_, answer) => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
  const store = openShownStore();
  await store.put({ name: link.name, play, shownAt: 1 });
  request.mockImplementation(async () => answer());
  render(<LinkNewsBar {...{ link, play, offlineText }} onShow={() => undefined} />);
  act(() => void window.dispatchEvent(new Event("online")));
  await vi.waitFor(async () => expect(await store.find(link.name)).toBeUndefined());
});
