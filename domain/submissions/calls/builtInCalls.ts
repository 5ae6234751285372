import { type CallRules, emptyCall, type SubmissionCall } from "./submissionCall.ts";

/** The year in which the rules of named organizations were noted. They may have changed since. */
const notedIn = 2026;

const rulesWith = (rules: Partial<CallRules>): CallRules => ({ ...emptyCall.rules, ...rules });

/** A call by an organization that people know, as far as its rules are known. */
const callBy = (caller: string, rules: Partial<CallRules>): SubmissionCall => ({
  ...emptyCall,
  caller,
  callerKind: "competition",
  year: notedIn,
  rules: rulesWith(rules),
});

/** What many calls of a kind ask for. Nobody in particular calls. */
const callOfKind = (callerKind: SubmissionCall["callerKind"], rules: Partial<CallRules>): SubmissionCall => ({
  ...emptyCall,
  callerKind,
  rules: rulesWith(rules),
});

/**
 * The calls that everybody has, by the ID that the log stores: never rename one. They're examples to check and to change a
 * copy of. Only rules that we know are here, and no address, because a wrong one is worse than none.
 */
export const builtInCalls = {
  "yale-drama-series": callBy("Yale Drama Series", {
    parts: ["blindScript"],
    identity: "blind",
    leastPages: 65,
    pageNumbers: true,
    titlePage: "unnamed",
    synopsisSentences: 3,
    details: ["characters", "actsAndScenes"],
  }),
  bruntwood: callBy("Bruntwood Prize", {
    parts: ["blindScript"],
    identity: "titleOnly",
    noPseudonym: true,
    leastMinutes: 60,
  }),
  papatango: callBy("Papatango", { parts: ["blindScript"], identity: "phone", leastMinutes: 90 }),
  "oneill-npc": callBy("O’Neill National Playwrights Conference", {
    parts: ["blindScript", "characters"],
    identity: "blind",
    details: ["goals"],
  }),
  "ten-minute-festival": callOfKind("competition", {
    parts: ["script"],
    identity: "coverOnly",
    mostPages: 10,
    fontPoints: 12,
    marginInches: 1,
    titlePage: "named",
    coverHasAddress: true,
  }),
  "two-copies": callOfKind("competition", { parts: ["script", "blindScript"], format: "pdf" }),
  "five-actors": callOfKind("competition", { parts: ["script"], mostActors: 5 }),
  "concord-uk": {
    ...callBy("Concord Theatricals UK", {
      parts: ["script"],
      format: "pdf",
      fileName: "[TITLE] – [AUTHOR].pdf",
      details: ["synopsis", "characters", "productionHistory", "bio"],
    }),
    callerKind: "other",
  },
  "literary-office": callOfKind("theater", {
    parts: ["firstPages", "synopsis", "coverLetter"],
    firstPages: 10,
    identity: "named",
  }),
  "development-residency": callOfKind("theater", {
    parts: ["script", "synopsis", "bio", "goals"],
    identity: "named",
    details: ["productionHistory"],
  }),
} as const satisfies Readonly<Record<string, SubmissionCall>>;

export type BuiltInCallId = keyof typeof builtInCalls;
export const builtInCallIds = Object.keys(builtInCalls) as readonly BuiltInCallId[];
