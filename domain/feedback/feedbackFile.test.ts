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
    { text: "@you", at: "2026-11-02T12:00:00.000Z" },
    { text: "two", at: "2026-11-02T12:00:00.000Z" },
  ],
  scene: "One, and more",
  isGone: true,
  question: "",
};

test("a row contains the comment, its place and its replies, and no cell is a formula", () => {
  const [head, ...rows] = feedbackFile([line]).split("\r\n");
  expect(head?.split(",")).toHaveLength(13);
  expect(rows.join("")).toBe(
    `"2026-11-01T12:00:00.000Z","'+Marta","'=Workshop","marta@example.org","comment","open","One, and more","'-lamp","yes","no","","'=HYPERLINK(""http://evil"")","'@you\n\ntwo"`,
  );
});

test("a comment about the whole play has no quote, so none is missing", () => {
  const { passage: _none, quoteCheck: _unchecked, ...whole } = line;
  expect(feedbackFile([whole])).toContain('"One, and more",,,,"",');
});
