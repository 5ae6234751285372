import { expect, test } from "vitest";
import { everySubmission, filterSubmissions, sortSubmissions } from "./arrangeSubmissions.ts";
import { emptySubmission, type Submission, type SubmissionEntry, type SubmissionId } from "./submission.ts";
import { totalsOf } from "./totals.ts";

const at = "2027-01-01T00:00:00.000Z";
const submission = (recipient: string, entry: Partial<SubmissionEntry>): Submission => ({
  ...{ ...emptySubmission, recipient, ...entry },
  ...{ submissionId: recipient.padEnd(16, "-") as SubmissionId, createdAt: at, changedAt: at },
});
const log = [
  submission("Bush", {
    playTitle: "Ghosts",
    state: "waiting",
    sentOn: "2027-01-05",
    fee: { amount: 10.1, currency: "GBP" },
  }),
  submission("Éclair", {
    playTitle: "Brand",
    state: "declined",
    sentOn: "2026-05-01",
    fee: { amount: 5, currency: "USD" },
  }),
  submission("Arcola", {
    playTitle: "Ghosts",
    recipientKind: "competition",
    deadline: { day: "2027-03-01", time: null, zone: null },
    notes: "Blind",
    fee: { amount: 99, currency: "GBP" },
  }),
  submission("Royal", { state: "accepted", sentOn: "2027-02-01", fee: { amount: 0.2, currency: "GBP" } }),
];
const found = (filter: Partial<typeof everySubmission>) =>
  filterSubmissions(log, { ...everySubmission, ...filter }).map(({ recipient }) => recipient);

test("submissions are filtered by play, state, year, kind and words, which all must match", () => {
  expect(found({ play: "Ghosts" })).toEqual(["Bush", "Arcola"]);
  expect(found({ state: "open" })).toEqual(["Bush", "Arcola"]);
  expect(found({ state: "declined" })).toEqual(["Éclair"]);
  expect(found({ year: "2027" })).toEqual(["Bush", "Arcola", "Royal"]);
  expect(found({ kind: "competition" })).toEqual(["Arcola"]);
  expect(found({ text: "eclair" })).toEqual(["Éclair"]);
  expect(found({ text: "ghosts blind" })).toEqual(["Arcola"]);
  expect(found({ text: "ghosts", state: "waiting" })).toEqual(["Bush"]);
});

test("submissions are sorted by a column, and those without a value come last in both directions", () => {
  const sorted = (by: "recipient" | "sent" | "deadline", isDescending: boolean) =>
    sortSubmissions(log, { by, isDescending }, "UTC").map(({ recipient }) => recipient);
  expect(sorted("recipient", false)).toEqual(["Arcola", "Bush", "Éclair", "Royal"]);
  expect(sorted("recipient", true)).toEqual(["Royal", "Éclair", "Bush", "Arcola"]);
  expect(sorted("sent", false)).toEqual(["Éclair", "Bush", "Royal", "Arcola"]);
  expect(sorted("sent", true)).toEqual(["Royal", "Bush", "Éclair", "Arcola"]);
  expect(sorted("deadline", true)[0]).toBe("Arcola");
});

test("totals count what was sent, is open and was answered, and add the year's fees by currency", () => {
  expect(totalsOf(log, "2027")).toEqual({
    sent: 3,
    open: 2,
    answered: 2,
    fees: [{ currency: "GBP", amount: 10.3 }],
  });
  expect(totalsOf(log, "2026").fees).toEqual([{ currency: "USD", amount: 5 }]);
  expect(totalsOf([], "2027")).toEqual({ sent: 0, open: 0, answered: 0, fees: [] });
});
