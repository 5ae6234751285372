import { expect, test } from "vitest";
import { daysUntil, groupOf, isAnswerLate, momentOf, upcoming } from "./deadlines.ts";
import { emptySubmission, type Submission, type SubmissionEntry, type SubmissionId } from "./submission.ts";

const at = "2027-01-01T00:00:00.000Z";
const submission = (entry: Partial<SubmissionEntry>): Submission => ({
  ...{ ...emptySubmission, recipient: "Bush", ...entry },
  ...{ submissionId: "entry-0000000001" as SubmissionId, createdAt: at, changedAt: at },
});
const due = (day: string, time: string | null = null, zone: string | null = null) =>
  submission({ deadline: { day, time, zone } });
const zone = "America/New_York";
const today = { now: new Date("2027-02-12T17:00:00.000Z"), zone };

test("a deadline passes in its own zone, or in the writer's, with the end of its day or at its time", () => {
  const moment = (day: string, time: string | null, there: string | null) =>
    momentOf({ day, time, zone: there }, zone).toISOString();
  expect(moment("2027-02-12", "18:00", "Europe/London")).toBe("2027-02-12T18:00:00.000Z");
  expect(moment("2027-07-12", "18:00", "Europe/London")).toBe("2027-07-12T17:00:00.000Z");
  expect(moment("2027-02-12", null, null)).toBe("2027-02-13T04:59:59.000Z");
  expect(moment("2027-02-12", "18:00", "Nowhere/Land")).toBe("2027-02-12T18:00:00.000Z");
});

test("on the days when clocks change, the time is that of the clocks", () => {
  const moment = (day: string, time: string) => momentOf({ day, time, zone }, zone).toISOString();
  expect(moment("2027-03-14", "23:59")).toBe("2027-03-15T03:59:00.000Z");
  expect(moment("2027-03-14", "01:30")).toBe("2027-03-14T06:30:00.000Z");
  expect(moment("2027-11-07", "23:59")).toBe("2027-11-08T04:59:00.000Z");
});

test("the board groups what's to be sent by its deadline, and late answers by themselves", () => {
  const groups = [
    due("2027-02-12", "16:59", "Europe/London"),
    due("2027-02-12"),
    due("2027-02-19"),
    due("2027-02-20"),
    due("2027-03-15"),
    due("2027-03-16"),
    submission({}),
    submission({ state: "waiting", answerExpectedBy: "2027-02-11" }),
    submission({ state: "longlist", answerExpectedBy: "2027-02-12" }),
    submission({ state: "declined", answerExpectedBy: "2027-02-11" }),
  ].map((one) => groupOf(one, today));
  expect(groups).toEqual([
    ...["overdue", "week", "week", "month", "month", "later", "none", "answerLate", undefined, undefined],
  ]);
});

test("an answer is late from the day after the one by which it was expected", () => {
  const waiting = (answerExpectedBy: string) => submission({ state: "waiting", answerExpectedBy });
  expect(["2027-02-11", "2027-02-12"].map((day) => isAnswerLate(waiting(day), today))).toEqual([true, false]);
  expect(daysUntil("2027-03-01", "2027-02-27")).toBe(2);
});

test("what's due next comes first, and what's overdue or sent isn't due", () => {
  const sent = { ...due("2027-02-14"), state: "waiting" as const };
  const found = upcoming([due("2027-03-01"), due("2027-02-11"), sent, due("2027-02-13"), submission({})], today);
  expect(found.map(({ deadline }) => deadline?.day)).toEqual(["2027-02-13", "2027-03-01"]);
});
