import type { CallCheck, NumberRule } from "#domain/submissions/calls/callCheck.ts";
import { callCheckWords, callDetailLabels } from "./calls.yaml";
import { formatList } from "./format.ts";
import { frontFieldLabels } from "./frontMatter.yaml";
import { submissionWords } from "./submission.yaml";

/** Returns a rule of a call as a sentence, with what the play or its files have instead. */
export function describeCheck(check: CallCheck): string {
  switch (check.rule) {
    case "parts":
      return check.state === "passed"
        ? callCheckWords.parts
        : callCheckWords.partsMissing({ names: formatList(check.missing.map((part) => submissionWords.parts[part])) });
    case "format":
      return callCheckWords.formats[check.wanted];
    case "identity":
      return describeIdentity(check);
    case "noPseudonym":
      return check.state === "passed" ? callCheckWords.noPseudonymBlind : callCheckWords.noPseudonym;
    case "coverHasAddress":
      return check.state === "passed" ? callCheckWords.address : callCheckWords.addressMissing;
    case "mostActors":
      return describeActors(check);
    case "paper":
      return callCheckWords.papers[check.wanted];
    case "titlePage":
      return callCheckWords.titlePages[check.wanted];
    case "pageNumbers":
      return check.restarts ? callCheckWords.pageNumbersRestart : callCheckWords.pageNumbers;
    case "fileName":
      return callCheckWords.fileName({ wanted: check.wanted });
    case "details":
      return describeDetail(check);
    case "note":
      return check.text;
    default:
      return describeNumber(check);
  }
}

type CheckOf<Rule extends CallCheck["rule"]> = Extract<CallCheck, { readonly rule: Rule }>;

function describeNumber({ rule, wanted, found, isTimed }: CheckOf<NumberRule>): string {
  const isTimedRule = isTimed && (rule === "leastMinutes" || rule === "mostMinutes");
  const sentence = isTimedRule ? callCheckWords.timed[rule] : callCheckWords.numbers[rule];
  return sentence({ wanted, found });
}

const describeDetail = ({ wanted, state }: CheckOf<"details">): string =>
  (state === "passed" ? callCheckWords.written : callCheckWords.missing)({ detail: callDetailLabels[wanted] });

function describeIdentity({ wanted, problem, names, fields }: CheckOf<"identity">): string {
  const rule = callCheckWords.identities[wanted];
  if (problem === undefined) return rule;
  const why = callCheckWords.problems[problem];
  const named = fields.length > 0 ? fields.map((field) => frontFieldLabels[field]) : names;
  return `${rule} ${typeof why === "string" ? why : why({ names: formatList(named) })}`;
}

function describeActors({ state, wanted, found, roles, headings, groups }: CheckOf<"mostActors">): string {
  const { actors } = callCheckWords;
  const place = headings.length === 0 ? actors.wholePlay : headings.join(", ");
  const sentence = actors[state]({ wanted, found, roles, place });
  return groups.length === 0 ? sentence : `${sentence} ${actors.groups({ names: formatList(groups) })}`;
}
