import { expect, test } from "vitest";
import type { BlockId } from "../play/play.ts";
import { type FeedbackLine, feedbackFile } from "./feedbackFile.ts";

const line: FeedbackLine = {
  kind: "comment",
  text: '=HYPERLINK("http://evil")',
  reader: "+Marta",
  link: "=Workshop",
  quoteCheck: "differs",
  email: "marta@example.org",
  passage: { sequence: 1, ranges: [{ blockId: "b0" as BlockId, start: 0, end: 4, quote: "-lamp" }] },
  at: "2026-11-01T12:00:00.000Z",
  state: "open",
  replies: [
    { text: "@you", at: "2026-11-02T12:00:00.000Z", by: "author" },
    { text: "two", at: "2026-11-02T12:00:00.000Z", by: "reader" },
  ],
  scene: "One, and more",
  isGone: true,
  question: "",
  draft: { line: "=Draft 3", asOf: "2026-10-31T12:00:00.000Z" },
};

test("a row contains the comment, its place and its replies, and no cell is a formula", () => {
  const [head, ...rows] = feedbackFile([line]).split("\r\n");
  expect(head?.split(",")).toHaveLength(15);
  expect(rows.join("")).toBe(
    `"2026-11-01T12:00:00.000Z","'+Marta","'=Workshop","marta@example.org","comment","open","One, and more","'=Draft 3","2026-10-31T12:00:00.000Z","'-lamp","yes","no","","'=HYPERLINK(""http://evil"")","'@you\n\nReader: two"`,
  );
});

test("a comment about the whole play has no quote, so none is missing", () => {
  const { passage: _none, quoteCheck: _unchecked, draft: _unknown, ...whole } = line;
  expect(feedbackFile([whole])).toContain('"One, and more",,,,,,"",');
});
