import type { Page } from "playwright-core";
import {
  emptySubmission,
  type Submission,
  type SubmissionEntry,
  type SubmissionId,
} from "#domain/submissions/submission.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { type BrowserDevice, desktop } from "../journeys/harness/browserDevice.ts";
import { button, heading } from "../journeys/harness/signIn.ts";
import { openWorkbench, type WriterLook } from "./openWorkbench.ts";
import type { WorkbenchStart } from "./page/onWorkbench.ts";

/** A day like 2027-01-31, in UTC. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const at = "2027-01-01T00:00:00.000Z";
let count = 0;

/** An entry of the log, planned and about the play "Ghosts" unless `entry` says otherwise. */
export const loggedSubmission = (recipient: string, entry: Partial<SubmissionEntry> = {}): Submission => ({
  ...{ ...emptySubmission, recipient, playTitle: "Ghosts", ...entry },
  submissionId: `entry-${String(count++).padStart(10, "0")}` as SubmissionId,
  ...{ createdAt: at, changedAt: at },
});

const due = (day: string) => ({ day, time: null, zone: null });

/** One for each group of the board, and one that was declined. */
export const submissionsInEachGroup = () => [
  loggedSubmission("Bush Theatre", { state: "waiting", sentOn: dayFromNow(-90), answerExpectedBy: dayFromNow(-5) }),
  loggedSubmission("Arcola", { deadline: due(dayFromNow(-2)), playTitle: "Brand" }),
  loggedSubmission("Royal Court", { deadline: due(dayFromNow(3)), fee: { amount: 10, currency: "GBP" } }),
  loggedSubmission("Soho", { deadline: due(dayFromNow(20)), recipientKind: "competition" }),
  loggedSubmission("Orange Tree", { deadline: due(dayFromNow(200)) }),
  loggedSubmission("Gate", { notes: "Ask Nora" }),
  loggedSubmission("Almeida", {
    state: "declined",
    sentOn: dayFromNow(0),
    answeredOn: dayFromNow(0),
    fee: { amount: 20, currency: "USD" },
  }),
];

/** Opens the submission log and waits until it has loaded. */
export async function openSubmissionLog(
  start: Omit<WorkbenchStart, "person">,
  look: WriterLook = desktop,
): Promise<BrowserDevice> {
  const device = await openWorkbench("/submissions", start, look);
  await heading(device.page, words.title).waitFor();
  return device;
}

/** The recipients of the rows, in their order. */
export const submissionRows = (page: Page) =>
  page.getByRole("table").getByRole("rowheader").getByRole("button").allInnerTexts();

export const submissionMenu = (page: Page, recipient: string) => button(page, words.actionsOf({ recipient }));

export async function chooseInSubmissionMenu(page: Page, recipient: string, name: string): Promise<void> {
  await submissionMenu(page, recipient).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}
