import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import { countByFilter, type FilterPlace } from "#domain/feedback/filter.ts";
import type { PrintedComment } from "#domain/play/formats/export/commentColumn.ts";
import type { PrintedReport } from "#domain/play/formats/export/prepareExport.ts";
import type { FileComment, TextPassage } from "#domain/play/formats/writing/fileComment.ts";
import type { FrontParagraph } from "#domain/play/layout/front/frontFlow.ts";
import type { FrontMatter } from "#domain/play/play.ts";
import { feedbackKindWords } from "#frontend/messages/feedback.yaml";
import { feedbackReportWords as words } from "#frontend/messages/feedbackReport.yaml";
import { formatDay } from "#frontend/messages/format.ts";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import type { Sources } from "#frontend/modules/feedback/sources.ts";
import type { Overview } from "../useOverview.ts";

export interface ReportSource {
  readonly overview: Overview;
  readonly sources: Sources;
  readonly questions: readonly GuidedQuestion[];
  /** Of the play. Its authors replied to readers. */
  readonly front: Pick<FrontMatter, "title" | "authors" | "draftDate">;
  readonly now: Date;
}

/** Returns comments in the order of the play, then answers to questions, for a format that has comments of its own. */
export function fileCommentsOf({ overview, sources, questions, front }: ReportSource): readonly FileComment[] {
  const asked = new Map(questions.map(({ id, text }) => [id, text]));
  const name = front.authors.trim() || words.author;
  return [...overview.comments, ...overview.answers].map((entry) => {
    const passage = passageOf(entry, overview);
    const reader = sources.readers.get(entry.readerId) ?? "";
    return {
      author: reader,
      at: entry.at,
      text: textFor(entry, passage !== undefined, asked),
      isResolved: entry.state === "resolved",
      replies: entry.replies.map(({ text, at, by }) => ({ author: by === "reader" ? reader : name, text, at })),
      ...(passage && { passage }),
    };
  });
}

/** From its first to its last range, if they're still one after the other. */
function passageOf({ feedbackId }: FeedbackEntry, { places }: Overview): TextPassage | undefined {
  const ranges = places.get(feedbackId)?.ranges ?? [];
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return undefined;
  return {
    from: { blockId: first.blockId, offset: first.start },
    to: { blockId: last.blockId, offset: last.end },
  };
}

/** A comment's kind is said unless it's a plain one, and so is what isn't seen where it stands. */
function textFor(entry: FeedbackEntry, isInText: boolean, asked: ReadonlyMap<string, string>): string {
  const question = entry.questionId === undefined ? undefined : asked.get(entry.questionId);
  const quote = entry.passage?.ranges.map((range) => range.quote).join(" … ");
  const head = [
    question !== undefined && words.answerTo({ question }),
    quote !== undefined && !isInText && words.aboutGone({ quote }),
    entry.kind !== "comment" && entry.kind !== "answer" && `${feedbackKindWords[entry.kind]}:`,
  ].filter((part) => part !== false);
  return [...head, entry.text].join("\n");
}

/** Returns the same for printed pages, with a summary before them. */
export function printedReportOf(source: ReportSource): PrintedReport {
  const { now } = source;
  const comments = fileCommentsOf(source).map(({ passage, author, at, text, isResolved, replies }): PrintedComment => {
    const who = words.saidBy({ name: author, date: formatDay(at, now) });
    const lines = text.split("\n").map((line) => [{ text: line }]);
    const answers = replies.flatMap((reply) => [
      [{ text: words.saidBy({ name: reply.author, date: formatDay(reply.at, now) }), italic: true as const }],
      ...reply.text.split("\n").map((line) => [{ text: line }]),
    ]);
    return {
      paragraphs: [[{ text: isResolved ? words.resolved({ who }) : who, bold: true }], ...lines, ...answers],
      ...(passage && { passage }),
    };
  });
  return { summary: summaryOf(source, comments.length), comments };
}

/** What the comments are about, and how many there are, by reader and by scene. */
function summaryOf({ overview, sources, front, now }: ReportSource, count: number): readonly FrontParagraph[] {
  const all = [...overview.comments, ...overview.answers];
  const readers = countByFilter(all.map(({ readerId }) => readerId)).map(([reader, number]) => {
    const open = all.filter(({ readerId, state }) => readerId === reader && state === "open").length;
    return words.countedOpen({ name: sources.readers.get(reader) ?? "", count: number, open });
  });
  const scenes = [...overview.names]
    .map(([where, name]) => ({ name, count: overview.counts.get(where as FilterPlace) ?? 0 }))
    .filter((scene) => scene.count > 0)
    .map(words.counted);
  return [
    ...part(oneLine(front.title) || menuLabels.untitled, [front.authors, front.draftDate].map(oneLine).filter(Boolean)),
    heading(words.summary),
    text(words.writtenOn({ date: dayWithYear(now), count, readers: readers.length })),
    ...(readers.length > 0 ? part(words.byReader, readers) : []),
    ...(scenes.length > 0 ? part(words.byScene, scenes) : []),
  ];
}

/** Paper is read in other years, too. */
const dayWithYear = (day: Date): string => formatDay(day, new Date(0));

const oneLine = (written: string): string => written.replace(/\s+/g, " ").trim();

const heading = (line: string): FrontParagraph => ({ role: "frontHeading", text: [{ text: line }] });

const text = (line: string): FrontParagraph => ({ role: "frontText", text: [{ text: line }] });

const part = (title: string, lines: readonly string[]): readonly FrontParagraph[] => [
  heading(title),
  ...lines.map(text),
];
