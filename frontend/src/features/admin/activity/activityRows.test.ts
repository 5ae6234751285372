import { expect, test } from "vitest";
import type { LoggedActivity } from "#domain/api/adminActivity.ts";
import { activityCsv, dataLineOf, pathOf } from "./activityRows.ts";

const entry = (change: Partial<LoggedActivity> = {}): LoggedActivity => ({
  place: "2027-01-10T12:00:00.000Z#00a",
  user_id: "ruth",
  activity_type: "play_opened",
  activity_data: { play_id: "the-last-bulb", play_title: "The Last Bulb" },
  page_url: "https://ghostlight.example/editor/the-last-bulb",
  user_agent: "Browser/1",
  session_id: "session_1790000000000_a1B2c3",
  timestamp: "2027-01-10T12:00:00.000Z",
  ...change,
});
const play = { play_id: "the-last-bulb", play_title: "The Last Bulb" };

test.each([
  ["page_visit", { page_name: "Help", referrer: "" }, "Help"],
  ["page_visit", { page_name: "Help", referrer: "https://a.example/" }, "Help, from https://a.example/"],
  ["sign_in", { sign_in_time: "2027-01-10T12:00:00.000Z" }, "at 2027-01-10 12:00:00"],
  ["sign_in", { sign_in_time: "noon" }, "at noon"],
  ["play_created", { ...play, play_title: "" }, "Untitled"],
  ["words_written", { ...play, word_count: 1 }, "The Last Bulb, 1 word"],
  ["export", { ...play, format: "pdf" }, "The Last Bulb, pdf"],
  ["play_saved", { ...play, is_auto_save: true }, "The Last Bulb, automatic"],
  ["play_saved", { ...play, is_auto_save: false }, "The Last Bulb, manual"],
] as const)("%s %j reads “%s”", (activity_type, activity_data, line) => {
  expect(dataLineOf(entry({ activity_type, activity_data }))).toBe(line);
});

test("a page is shown by its path", () => {
  expect(pathOf("https://ghostlight.example/editor/the-last-bulb")).toBe("/editor/the-last-bulb");
  expect(pathOf("")).toBe("");
});

test("the file has every field of an entry and the person, and no cell is taken for a formula", () => {
  const people = new Map([["ruth", { userId: "ruth", name: "+Ruth", email: "ruth@example.org" }]]);
  const csv = activityCsv([entry({ user_agent: "=cmd|' /C calc'!A0" }), entry({ user_id: "gone" })], people);
  expect(csv.split("\r\n")).toEqual([
    '\uFEFF"timestamp","user_id","name","email","activity_type","activity_data","page_url","user_agent","session_id"',
    '"2027-01-10T12:00:00.000Z","ruth","\'+Ruth","ruth@example.org","play_opened","{""play_id"":""the-last-bulb"",""play_title"":""The Last Bulb""}","https://ghostlight.example/editor/the-last-bulb","\'=cmd|\' /C calc\'!A0","session_1790000000000_a1B2c3"',
    expect.stringMatching(/"gone",,,"play_opened"/),
    "",
  ]);
});
