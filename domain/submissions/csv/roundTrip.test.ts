import { expect, test } from "vitest";
import { maxSubmissionsAtOnce, submissionEntry } from "../../api/submissions.ts";
import { withoutGuards } from "../../csv.ts";
import { recipientKinds, type Submission, type SubmissionId, submissionStates } from "../submission.ts";
import { batchesOf } from "./batches.ts";
import { cellsOf, guessColumns, guessHasHeadings } from "./columns.ts";
import { entriesOfSheet } from "./entriesOfSheet.ts";
import { guessDateForm } from "./readDate.ts";
import { readSheet } from "./readSheet.ts";
import { submissionsFile } from "./submissionsFile.ts";
import { oddSheet, textsOfOddRow, withSpaces } from "./testing/oddSheet.ts";

const words = {
  headings: {
    ...{ playTitle: "Play", recipient: "Recipient", recipientKind: "Kind", address: "Address or link" },
    ...{ deadline: "Deadline", deadlineTime: "Deadline time", deadlineZone: "Time zone", sentOn: "Sent on" },
    ...{ versionName: "Version", files: "Files", fee: "Fee", currency: "Currency", state: "State", notes: "Notes" },
    ...{ answeredOn: "Answered on", answerExpectedBy: "Answer expected by", playId: "Play ID" },
    ...{ versionId: "Version number", callId: "Call ID", submissionId: "Submission ID" },
    ...{ createdAt: "Created", changedAt: "Changed" },
  },
  states: Object.fromEntries(submissionStates.map((state) => [state, state])) as Record<Submission["state"], string>,
  kinds: Object.fromEntries(recipientKinds.map((kind) => [kind, kind])) as Record<Submission["recipientKind"], string>,
};

const at = "2027-01-10T12:00:00.000Z";

/** Reads a sheet as the app does, without corrections. */
function imported(text: string): readonly Submission[] {
  const all = readSheet(text);
  const hasHeadings = guessHasHeadings(all);
  const rows = hasHeadings ? all.slice(1) : all;
  const width = Math.max(...all.map(({ length }) => length));
  const headings = Array.from({ length: width }, (_, n) => (hasHeadings ? all[0]?.[n] : "") || `Column ${n + 1}`);
  const taken = entriesOfSheet({
    headings,
    rows,
    firstLine: 1,
    plan: guessColumns(hasHeadings ? all[0] : undefined, rows, width),
    dateForms: Array.from({ length: width }, (_, n) => guessDateForm(cellsOf(rows, n), "us")),
    currency: "USD",
    plays: [],
    unnamed: "Unknown recipient",
  });
  return taken.map(({ entry, submissionId, line }) => ({
    ...submissionEntry.parse(entry),
    submissionId: submissionId ?? (`entry-${String(line).padStart(10, "0")}` as SubmissionId),
    ...{ createdAt: at, changedAt: at },
  }));
}

test("1,400 rows of odd cells are stored in batches, one is edited, and the exported file has every cell", () => {
  const stored = imported(oddSheet);
  expect(stored).toHaveLength(1400);
  const batches = batchesOf(stored, maxSubmissionsAtOnce);
  expect(batches.every(({ length }) => length <= maxSubmissionsAtOnce)).toBe(true);
  expect(new Set(batches.flat().map(({ submissionId }) => submissionId)).size).toBe(1400);
  const edited = stored.map((one, n) =>
    n === 700 ? { ...one, versionName: "Third draft", state: "accepted" as const } : one,
  );
  const lines = readSheet(submissionsFile(edited, words)).map((cells) => cells.map(withoutGuards));
  expect(lines).toHaveLength(1401);
  expect(lines[701]).toContain("Third draft");
  for (let n = 0; n < 1400; n++) {
    const line = withSpaces((lines[n + 1] ?? []).join("\n"));
    for (const text of textsOfOddRow(n)) expect(line).toContain(withSpaces(text));
  }
});

test("a file that was exported can be imported again, and every field is as it was", () => {
  const before = imported(oddSheet).map(withEveryField);
  const after = imported(submissionsFile(before, words));
  for (const [n, one] of before.entries()) expect(normal(after[n])).toEqual(normal(one));
});

const every = <Value>(n: number, step: number, value: Value, other: Value): Value => (n % step === 0 ? value : other);

const withEveryField = (one: Submission, n: number): Submission => ({
  ...one,
  state: submissionStates[n % submissionStates.length] ?? "planned",
  recipientKind: recipientKinds[n % recipientKinds.length] ?? "other",
  deadline: every(n, 2, null, { day: "2027-02-12", time: every(n, 3, "18:30", null), zone: "Europe/London" }),
  files: every(n, 5, ["One.pdf", "Two; three.pdf"], []),
  fee: every(n, 4, null, { amount: n / 4, currency: "EUR" }),
  answerExpectedBy: every(n, 6, "2027-06-30", null),
});

/** Control characters become spaces in a file. */
const normal = (one: Submission | undefined) =>
  one && { ...one, notes: withSpaces(one.notes).trim(), address: withSpaces(one.address) };
