import { expect, test } from "vitest";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { FeedbackId, ReaderId } from "#domain/feedback/feedback.ts";
import { lineOf } from "#domain/feedback/scenes.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { feedbackKindWords } from "#frontend/messages/feedback.yaml";
import { feedbackReportWords } from "#frontend/messages/feedbackReport.yaml";
import { placeNames } from "#frontend/modules/feedback/sceneNames.ts";
import { play, scene, speech } from "#tests/support/playBuilder.ts";
import type { Overview } from "../useOverview.ts";
import { fileCommentsOf, printedReportOf } from "./feedbackReport.ts";

const lamp = play(scene("Scene One", speech("NORA", "Who left the lamp on?")));
const said = lamp.blocks[2]?.id ?? expect.fail("The play has no speech.");
const reader = "reader-one-1" as ReaderId;
const at = "2027-01-10T12:00:00.000Z";

const entry = (id: string, given: Partial<FeedbackEntry>): FeedbackEntry => ({
  feedbackId: id as FeedbackId,
  shareId: "share-one-123456" as ShareId,
  readerId: reader,
  kind: "comment",
  text: "Lovely.",
  name: "Maya",
  email: "",
  at,
  state: "open",
  replies: [],
  ...given,
});

const quote = (words: string) => ({ sequence: 1, ranges: [{ blockId: said, start: 4, end: 8, quote: words }] });
const comments = [
  entry("here", {
    passage: quote("left"),
    replies: [
      { by: "author", at, text: "Which one?" },
      { by: "reader", at, text: "That one." },
    ],
  }),
  entry("gone", { kind: "typo", passage: quote("lampp"), state: "resolved" }),
  entry("whole", { kind: "question", text: "Why?" }),
];
const answers = [entry("answer", { kind: "answer", questionId: "q1", text: "In Scene One." })];

const line = lineOf(lamp.blocks);
const names = placeNames(line);
const overview: Overview = {
  ...{
    line,
    names,
    comments,
    answers,
    placeOf: new Map(),
    counts: new Map([...names.keys()].slice(0, 1).map((key) => [key, 3])),
  },
  places: new Map([
    ["here" as FeedbackId, { how: "here", ranges: [{ blockId: said, start: 4, end: 8 }], isChanged: false }],
    ["gone" as FeedbackId, { how: "gone", ranges: [], isChanged: true }],
  ]),
};
const source = {
  overview,
  sources: { readers: new Map([[reader, "Maya"]]), links: new Map() },
  questions: [{ id: "q1", text: "Where did you lean in?" }],
  front: { title: "The\nLamp", authors: "Ana Paz", draftDate: "Second draft, 2027" },
  now: new Date(at),
};

test("a comment has its passage, and each reply the one who wrote it", () => {
  expect(fileCommentsOf(source)[0]).toEqual({
    author: "Maya",
    at,
    text: "Lovely.",
    isResolved: false,
    replies: [
      { author: "Ana Paz", at, text: "Which one?" },
      { author: "Maya", at, text: "That one." },
    ],
    passage: { from: { blockId: said, offset: 4 }, to: { blockId: said, offset: 8 } },
  });
});

test("what isn't seen beside the text is said: deleted words, the kind, and the question that's answered", () => {
  const [, gone, whole, answer] = fileCommentsOf(source);
  expect(gone).toMatchObject({
    isResolved: true,
    text: `${feedbackReportWords.aboutGone({ quote: "lampp" })}\n${feedbackKindWords.typo}:\nLovely.`,
  });
  expect(gone).not.toHaveProperty("passage");
  expect(whole?.text).toBe(`${feedbackKindWords.question}:\nWhy?`);
  expect(answer?.text).toBe(`${feedbackReportWords.answerTo({ question: "Where did you lean in?" })}\nIn Scene One.`);
});

test("the first page begins with the play, its draft, the day, and how many comments by how many readers there are", () => {
  const head = printedReportOf(source).summary.slice(0, 5);
  expect(head.map(({ role, text }) => [role, text[0]?.text])).toEqual([
    ["frontHeading", "The Lamp"],
    ["frontText", "Ana Paz"],
    ["frontText", "Second draft, 2027"],
    ["frontHeading", "Comments"],
    ["frontText", "January 10, 2027. 4 comments by 1 reader."],
  ]);
  const unnamed = printedReportOf({ ...source, front: { title: " ", authors: "", draftDate: "" } }).summary;
  expect(unnamed.slice(0, 2).map(({ text }) => text[0]?.text)).toEqual(["Untitled play", "Comments"]);
});

test("the summary counts by reader and by scene", () => {
  const lines = printedReportOf(source).summary.map(({ text }) => text.map((span) => span.text).join(""));
  expect(lines).toContain(feedbackReportWords.countedOpen({ name: "Maya", count: 4, open: 3 }));
  expect(lines).toContain(feedbackReportWords.counted({ name: [...names.values()][0] ?? "", count: 3 }));
});
