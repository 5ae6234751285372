import { afterEach, expect, test } from "vitest";
import type { ReaderId } from "#domain/feedback/feedback.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { sourcesOf } from "./sources.ts";
import { sampleFeedback } from "./testing/sampleFeedback.ts";

afterEach(() => showLanguage("en"));

const from = (number: number, reader: string, link: string, more = {}) =>
  sampleFeedback(number, { readerId: reader as ReaderId, shareId: link as ShareId, name: "", ...more });

test("readers with different browsers get different names", () => {
  const { readers } = sourcesOf(
    [
      from(1, "a", "x", { readerNumber: 1 }),
      from(2, "b", "x", { readerNumber: 2 }),
      from(3, "c", "x", { readerNumber: 3, name: "Marta" }),
      from(4, "d", "x", { readerNumber: 4, name: "Marta" }),
      from(5, "e", "x", { readerNumber: 5, name: "Bo" }),
    ],
    [],
  );
  expect([...readers.values()]).toEqual(["Reader 1", "Reader 2", "Marta (reader 3)", "Marta (reader 4)", "Bo"]);
});

test("a link has its current name, or the last one it had; unnamed links are called as in the list of links", () => {
  const entries = [
    from(1, "a", "x", { linkLabel: "Old name" }),
    from(2, "a", "y", { linkLabel: "Festival" }),
    from(3, "a", "z"),
    from(4, "a", "w", { linkLabel: "" }),
  ];
  const open = [
    { shareId: "x" as ShareId, label: "Workshop" },
    { shareId: "z" as ShareId, label: "" },
  ];
  expect([...sourcesOf(entries, open).links.values()]).toEqual([
    "Workshop",
    "Festival (link is off)",
    "Unnamed link",
    "Unnamed link 2 (link is off)",
  ]);
});

test("links with the same name can be told apart, whether they're on or off", () => {
  const entries = ["x", "y", "z", "w"].map((link, at) => from(at, "a", link, { linkLabel: "Workshop" }));
  const open = ["x", "y"].map((link) => ({ shareId: link as ShareId, label: "Workshop" }));
  expect([...sourcesOf(entries, open).links.values()]).toEqual([
    "Workshop",
    "Workshop (link 2)",
    "Workshop (link 3) (link is off)",
    "Workshop (link 4) (link is off)",
  ]);
});

test.each(["en", "es"] as const)(
  "a link without a name is called the same beside comments and in its list (%s)",
  async (language) => {
    await showLanguage(language);
    expect(feedbackWords.unnamedLink({ number: 1 })).toBe(sharingWords.nameless);
  },
);
