import { csvFile } from "../csv.ts";
import type { Feedback } from "./feedback.ts";

/** Something said, with what the file says of its place and its question. */
export interface FeedbackLine extends Omit<Feedback, "shareId" | "feedbackId" | "kind" | "state"> {
  readonly kind: string;
  readonly state: string;
  readonly scene: string;
  /** Whether its words are not in the play any more. */
  readonly isGone: boolean;
  /** The guided question that it answers, in words. */
  readonly question: string;
}

const head = [
  "Date (UTC)",
  "Reader",
  "E-mail",
  "Kind",
  "Status",
  "Scene",
  "Quoted passage",
  "Passage deleted",
  "Question",
  "Comment",
  "Replies",
];

/** Feedback as a table for spreadsheets; nothing in it can become a formula. */
export const feedbackFile = (lines: Iterable<FeedbackLine>): string => csvFile(head, Array.from(lines, cellsOf));

const cellsOf = (line: FeedbackLine) => [
  line.at,
  line.name,
  line.email,
  line.kind,
  line.state,
  line.scene,
  line.passage?.ranges.map(({ quote }) => quote).join("\n"),
  line.passage ? (line.isGone ? "yes" : "no") : undefined,
  line.question,
  line.text,
  line.replies.map(({ text }) => text).join("\n\n"),
];
