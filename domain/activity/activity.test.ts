import { expect, test } from "vitest";
import { activityEntry } from "./activity.ts";
import { withoutSecrets } from "./withoutSecrets.ts";

const circumstances = {
  page_url: "https://ghostlight.example/editor/the-last-bulb?x=1#y",
  user_agent: "Browser/1",
  session_id: "session_1790000000000_a1B2c3",
};
const ofPlay = { play_id: "the-last-bulb", play_title: "The Last Bulb" };
const read = (activity_type: string, activity_data: object, more = {}) =>
  activityEntry.safeParse({ activity_type, activity_data, ...circumstances, ...more });

test.each([
  ["page_visit", { page_name: "Dashboard", referrer: "" }],
  ["sign_in", { sign_in_time: "2027-01-10T12:00:00.000Z" }],
  ["play_created", ofPlay],
  ["words_written", { ...ofPlay, word_count: 120 }],
  ["export", { ...ofPlay, format: "plain text" }],
  ["play_saved", { ...ofPlay, is_auto_save: true }],
  ["play_opened", ofPlay],
])("%s carries exactly its data", (type, data) => {
  expect(read(type, data).data?.activity_data).toEqual(data);
  expect(read(type, { ...data, extra: 1 }).success).toBe(false);
  const [first = ""] = Object.keys(data);
  expect(read(type, { ...data, [first]: undefined }).success).toBe(false);
});

test("a save counts as manual unless it says otherwise", () => {
  expect(read("play_saved", ofPlay).data?.activity_data).toEqual({ ...ofPlay, is_auto_save: false });
});

test("unknown types and session IDs of another form are refused", () => {
  expect(read("play_deleted", ofPlay).success).toBe(false);
  expect(read("export", { ...ofPlay, format: "PDF" }).success).toBe(false);
  expect(read("play_opened", ofPlay, { session_id: "1790000000000_a1B2c3" }).success).toBe(false);
  expect(read("play_opened", ofPlay, { user_id: "somebody else" }).success).toBe(false);
});

test("a title of any length and shape becomes one line", () => {
  const { data } = read("play_opened", { ...ofPlay, play_title: `  The\n\tLast ${"💡".repeat(1000)}` });
  expect(data?.activity_data).toMatchObject({ play_title: `The Last ${"💡".repeat(291)}` });
});

test.each([
  ["https://g.example/shared/abc.0123", "https://g.example/shared/"],
  ["https://g.example/SHARED/abc.0123/deeper?a=b", "https://g.example/SHARED/"],
  ["https://g.example/%73hared/abc.0123", "https://g.example/%73hared/"],
  ["https://g.example//shared/abc.0123", "https://g.example//shared/"],
  ["https://g.example/auth?type=signup&code=123456#token", "https://g.example/auth"],
  ["https://name:word@g.example/editor/new", "https://g.example/editor/new"],
  ["https://g.example/%E0%A4%A/x", "https://g.example/%E0%A4%A/x"],
  ["javascript:alert(1)", ""],
  ["", ""],
])("%s is stored as %s", (address, written) => {
  expect(withoutSecrets(address)).toBe(written);
});

test("neither address of an entry contains the share token", () => {
  const address = "https://g.example/shared/s3cret.token";
  const entry = read("page_visit", { page_name: "Shared Play", referrer: address }, { page_url: address });
  expect(entry.success).toBe(true);
  expect(JSON.stringify(entry.data)).not.toContain("s3cret");
});
