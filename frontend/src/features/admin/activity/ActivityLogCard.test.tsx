// @vitest-environment page
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findPeople, type LoggedActivity, listActivity } from "#domain/api/adminActivity.ts";
import { activityWords } from "#frontend/messages/activity.yaml";
import { queryClient } from "#frontend/platform/queries/queryClient.ts";
import { buttonNamed, clearPage, mount } from "#frontend/ui/testing/page.ts";
import { ActivityLogCard } from "./ActivityLogCard.tsx";
import { searchOfToday } from "./activityQuery.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/call.ts", () => ({ call }));

const words = activityWords.log;
const search = searchOfToday("2027-01-10");

const entry = (second: number): LoggedActivity => ({
  place: `2027-01-10T12:00:${second}.000Z#00a`,
  user_id: "0c2a7c7e-0000-4000-8000-000000000001",
  activity_type: "page_visit",
  activity_data: { page_name: `Page ${second}`, referrer: "" },
  page_url: "https://ghostlight.example/help",
  user_agent: "Browser/1",
  session_id: "session_1790000000000_a1B2c3",
  timestamp: `2027-01-10T12:00:${second}.000Z`,
});

/** The server's log, latest entry first. A page holds two entries. */
let log: LoggedActivity[] = [];
let asked = 0;
beforeEach(() => {
  vi.useFakeTimers();
  log = [entry(12), entry(11)];
  asked = 0;
  call.mockImplementation(async (contract: unknown, { query }: { query: { next?: string } }) => {
    if (contract === findPeople) return { people: [] };
    if (contract !== listActivity) throw new Error("Something else was asked.");
    asked++;
    const start = query.next === undefined ? 0 : log.findIndex(({ place }) => place < (query.next ?? ""));
    const entries = log.slice(start, start + 2);
    return { entries, next: log.length > start + 2 ? entries.at(-1)?.place : undefined };
  });
});
afterEach(() => {
  clearPage();
  queryClient.clear();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const shown = () => [...document.querySelectorAll("tbody tr")].map((row) => row.children[3]?.textContent);

async function open(isLive = true) {
  mount(<ActivityLogCard search={search} isLive={isLive} onSearch={() => undefined} />);
  await pass(0);
}

test("new entries are announced while an administrator reads, and shown on request", async () => {
  await open();
  expect(shown()).toEqual(["Page 12", "Page 11"]);
  log = [entry(13), ...log];
  await pass(10);
  expect(shown()).toEqual(["Page 12", "Page 11"]);
  await act(async () => buttonNamed(words.fresh({ count: 1 })).click());
  await pass(0);
  expect(shown()).toEqual(["Page 13", "Page 12", "Page 11"]);
});

test("if there is more than a page of new entries, the number is shown as a minimum", async () => {
  await open();
  log = [entry(16), entry(15), entry(14), ...log];
  await pass(10);
  buttonNamed(words.freshAtLeast({ count: 2 }));
});

test("past days and hidden pages aren't refreshed", async () => {
  await open(false);
  await pass(60);
  expect(asked).toBe(1);
  clearPage();
  await pass(0);
  await open();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await pass(60);
  expect(asked).toBe(2);
  vi.restoreAllMocks();
});

test("if a filter has no matches yet, the screen says how far back it has searched", async () => {
  let before = "2027-01-10T12:30:00.000Z#00a";
  call.mockImplementation(async () => ({ entries: [], next: before }));
  await open(false);
  expect(document.body.textContent).toContain(words.noneYet);
  before = "2027-01-08~";
  await act(async () => buttonNamed(words.back({ day: "2027-01-10", time: "12:30" })).click());
  await pass(0);
  buttonNamed(words.onWith({ day: "2027-01-08" }));
});

test("an empty log fills automatically", async () => {
  log = [];
  await open();
  expect(document.body.textContent).toContain(words.none);
  log = [entry(14)];
  await pass(10);
  expect(shown()).toEqual(["Page 14"]);
});
