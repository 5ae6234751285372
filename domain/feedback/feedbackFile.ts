import { csvFile } from "../csv.ts";
import type { Feedback } from "./feedback.ts";

/** A comment with its place and its question, as the file shows them. */
export interface FeedbackLine
  extends Pick<Feedback, "at" | "email" | "text" | "passage" | "replies" | "quoteCheck" | "draft"> {
  /** Distinguished from other readers with the same name or without one. */
  readonly reader: string;
  readonly link: string;
  readonly kind: string;
  readonly state: string;
  readonly scene: string;
  /** Whether the quoted text is no longer in the play. */
  readonly isGone: boolean;
  /** The text of the guided question that it answers. */
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
  "Draft",
  "Text of (UTC)",
  "Quoted passage",
  "Passage deleted",
  "Passage was in the play",
  "Question",
  "Comment",
  "Replies",
];

/** Returns feedback as a CSV table. No cell can become a formula. */
export const feedbackFile = (lines: Iterable<FeedbackLine>): string => csvFile(head, Array.from(lines, cellsOf));

const cellsOf = (line: FeedbackLine) => [
  line.at,
  line.reader,
  line.link,
  line.email,
  line.kind,
  line.state,
  line.scene,
  line.draft?.line,
  line.draft?.asOf,
  line.passage?.ranges.map(({ quote }) => quote).join("\n"),
  line.passage ? (line.isGone ? "yes" : "no") : undefined,
  line.quoteCheck && wasThere[line.quoteCheck],
  line.question,
  line.text,
  line.replies.map(({ text, by }) => (by === "reader" ? `Reader: ${text}` : text)).join("\n\n"),
];

const wasThere = { found: "yes", differs: "no", unchecked: "not checked" } as const;
