import * as z from "zod";
import { packageParts } from "../../play/formats/package/packagePart.ts";
import { recipientKinds } from "../submission.ts";

export const maxCallerLength = 200;
export const maxCallAddressLength = 500;
export const maxCallNoteLength = 2000;

/**
 * What the files may say about the author. `phone`: nothing but a telephone number on the cover. `titleOnly`: the cover has
 * the title and nothing else. `coverOnly`: the name is on the cover and on no other page.
 */
export const callIdentities = ["any", "named", "blind", "phone", "titleOnly", "coverOnly"] as const;
export type CallIdentity = (typeof callIdentities)[number];

export const callFormats = ["any", "pdf", "docx"] as const;
export const callPapers = ["any", "letter", "a4"] as const;

/** Whether the script begins with a title page, and whether that names the author. */
export const callTitlePages = ["any", "named", "unnamed"] as const;

/** What has to be said about the play or its author, in the script, in a file of its own, or in the call's form. */
export const callDetails = ["synopsis", "characters", "actsAndScenes", "bio", "productionHistory", "goals"] as const;
export type CallDetail = (typeof callDetails)[number];

const limit = (max: number) => z.int().min(1).max(max).optional();

/** What a call asks for. A rule that's absent, or `any`, isn't checked. */
export const callRules = z.strictObject({
  /** A full script and a blind copy together mean both copies. */
  parts: z.array(z.enum(packageParts)).max(packageParts.length).readonly(),
  firstPages: limit(200),
  format: z.enum(callFormats),
  identity: z.enum(callIdentities),
  noPseudonym: z.boolean(),
  leastPages: limit(2000),
  mostPages: limit(2000),
  leastMinutes: limit(2000),
  mostMinutes: limit(2000),
  /** Everybody who acts, whether or not they speak. */
  mostActors: limit(200),
  paper: z.enum(callPapers),
  fontPoints: z.number().min(6).max(40).optional(),
  /** In inches, on every side. */
  marginInches: z.number().min(0).max(4).optional(),
  titlePage: z.enum(callTitlePages),
  coverHasAddress: z.boolean(),
  pageNumbers: z.boolean(),
  /** See `namePattern.ts`. Empty: no rule. */
  fileName: z.string().max(120),
  synopsisSentences: limit(100),
  synopsisWords: limit(5000),
  details: z.array(z.enum(callDetails)).max(callDetails.length).readonly(),
});
export type CallRules = z.output<typeof callRules>;

/** An invitation to send plays, with its rules. Its name is that of its preset. */
export const submissionCall = z.strictObject({
  /** The theater, competition or person. */
  caller: z.string().trim().max(maxCallerLength),
  callerKind: z.enum(recipientKinds),
  /** Where the rules were found; may be empty. */
  address: z.string().trim().max(maxCallAddressLength),
  /** The year of the rules; absent for kinds of calls that have none. */
  year: z.int().min(1900).max(2200).optional(),
  rules: callRules,
  note: z.string().max(maxCallNoteLength),
});
export type SubmissionCall = z.output<typeof submissionCall>;

/** A call without a rule. */
export const emptyCall: SubmissionCall = {
  caller: "",
  callerKind: "theater",
  address: "",
  rules: {
    parts: [],
    format: "any",
    identity: "any",
    noPseudonym: false,
    paper: "any",
    titlePage: "any",
    coverHasAddress: false,
    pageNumbers: false,
    fileName: "",
    details: [],
  },
  note: "",
};
