import { csvFile } from "../csv.ts";
import type { Feedback } from "./feedback.ts";

/** Something said, with what the file says of its place and its question. */
export interface FeedbackLine extends Pick<Feedback, "at" | "email" | "text" | "passage" | "replies" | "quoteCheck"> {
  /** Told apart from other readers of the same name, or of none. */
  readonly reader: string;
  readonly link: string;
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
  "Link",
  "E-mail",
  "Kind",
  "Status",
  "Scene",
  "Quoted passage",
  "Passage deleted",
  "Passage was in the play",
  "Question",
  "Comment",
  "Replies",
];

/** Feedback as a table for spreadsheets; nothing in it can become a formula. */
export const feedbackFile = (lines: Iterable<FeedbackLine>): string => csvFile(head, Array.from(lines, cellsOf));

const cellsOf = (line: FeedbackLine) => [
  line.at,
  line.reader,
  line.link,
  line.email,
  line.kind,
  line.state,
  line.scene,
  line.passage?.ranges.map(({ quote }) => quote).join("\n"),
  line.passage ? (line.isGone ? "yes" : "no") : undefined,
  line.quoteCheck && wasThere[line.quoteCheck],
  line.question,
  line.text,
  line.replies.map(({ text }) => text).join("\n\n"),
];

const wasThere = { found: "yes", differs: "no", unchecked: "not checked" } as const;
