import * as z from "zod";
import { recipientKinds, type SubmissionId, submissionIdPattern, submissionStates } from "../submissions/submission.ts";
import { contract } from "./contract.ts";
import { instant, noBody, nothing, oneLine, playId, title } from "./shapes.ts";

/** The maximum number of submissions per person. */
export const maxSubmissions = 5000;

/** The refusal code for exceeding the limit. */
export const submissionLimit = "submission-limit";

/** The maximum number of submissions in one request. */
export const maxSubmissionsAtOnce = 50;

/** Long enough for all the columns of a spreadsheet's row that have no field. */
export const maxSubmissionNotes = 10_000;

export const submissionId = z
  .string()
  .regex(submissionIdPattern)
  .transform((id) => id as SubmissionId);

const day = z.iso.date();

const deadline = z.strictObject({
  day,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  zone: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_+\-/]+$/)
    .nullable(),
});

/** Text of several lines. Other control characters have no meaning, and as JSON they take six times their room. */
const lines = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), "Remove the control characters.");

const fee = z.strictObject({
  amount: z.number().min(0).max(1_000_000).multipleOf(0.01),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

/** What a writer enters about a submission. */
export const submissionEntry = z.strictObject({
  playId: playId.nullable(),
  playTitle: title,
  recipient: oneLine(200).refine((text) => text !== "", "Say where it goes."),
  recipientKind: z.enum(recipientKinds),
  address: lines(500),
  callId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .nullable(),
  versionId: z.int().min(1).nullable(),
  versionName: oneLine(100),
  files: z.array(oneLine(255)).max(30).readonly(),
  deadline: deadline.nullable(),
  fee: fee.nullable(),
  sentOn: day.nullable(),
  state: z.enum(submissionStates),
  answeredOn: day.nullable(),
  answerExpectedBy: day.nullable(),
  notes: lines(maxSubmissionNotes),
});

/** A submission as stored. */
export const submission = z.object({
  ...submissionEntry.shape,
  submissionId,
  createdAt: instant,
  changedAt: instant,
});

/** Where a page of the list ends: the last submission, and whether it's among the open or the closed ones. */
export const submissionPlace = z.templateLiteral([
  z.enum(["open", "closed"]),
  "/",
  z.string().regex(submissionIdPattern),
]);
export type SubmissionPlace = z.output<typeof submissionPlace>;

const oneSubmission = z.strictObject({ submissionId });

/** Lists the signed-in person's submissions in pages, in no particular order. `open` lists only those that are open. */
export const listSubmissions = contract({
  method: "GET",
  path: "/submissions",
  who: "user",
  params: nothing,
  query: z
    .strictObject({ open: z.literal("true").optional(), cursor: submissionPlace.optional() })
    .refine(({ open, cursor }) => !(open && cursor?.startsWith("closed")), {
      error: "This isn't a cursor of the list of open submissions.",
      path: ["cursor"],
    }),
  body: noBody,
  response: z.object({ submissions: z.array(submission), cursor: submissionPlace.optional() }),
});

/**
 * Creates or replaces submissions under IDs that the browser chose. The same request twice changes nothing more. Either
 * all are stored or none. A request after which more are open than before and than the person's plan includes is refused
 * with 402, and one that exceeds the limit for all with code `submission-limit`.
 */
export const putSubmissions = contract({
  method: "PUT",
  path: "/submissions",
  who: "user",
  params: nothing,
  query: nothing,
  body: z.strictObject({
    submissions: z
      .array(submissionEntry.extend({ submissionId }))
      .min(1)
      .max(maxSubmissionsAtOnce)
      .refine((all) => new Set(all.map((one) => one.submissionId)).size === all.length, "Send each submission once."),
  }),
  response: z.object({ submissions: z.array(submission) }),
});

/** Permanently deletes a submission. If it's already deleted, nothing changes. */
export const deleteSubmission = contract({
  method: "DELETE",
  path: "/submissions/{submissionId}",
  who: "user",
  params: oneSubmission,
  query: nothing,
  body: noBody,
  response: oneSubmission,
});
