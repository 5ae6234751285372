import type { CallCheck, CoverProblem, NumberRule } from "#domain/submissions/calls/callCheck.ts";
import { callCheckWords, callDetailLabels } from "./calls.yaml";
import { formatList } from "./format.ts";
import { frontFieldLabels } from "./frontMatter.yaml";
import { submissionWords } from "./submission.yaml";

/** Returns a rule of a call as a sentence, with what the play or its files have instead. */
export function describeCheck(check: CallCheck): string {
  switch (check.rule) {
    case "parts":
      return describeParts(check);
    case "format":
      return callCheckWords.formats[check.wanted];
    case "identity":
      return describeIdentity(check);
    case "noPseudonym":
      return check.state === "passed" ? callCheckWords.noPseudonymBlind : callCheckWords.noPseudonym;
    case "coverHasAddress":
      if (check.state === "passed") return callCheckWords.address;
      return check.hasCover ? callCheckWords.addressMissing : callCheckWords.addressNoCover;
    case "mostActors":
      return describeActors(check);
    case "paper":
      return callCheckWords.papers[check.wanted];
    case "titlePage":
      return withProblem(callCheckWords.titlePages[check.wanted], check.problem);
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

function describeParts({ state, missing, unwritten }: CheckOf<"parts">): string {
  if (state === "passed") return callCheckWords.parts;
  const namesOf = (parts: typeof missing): string => formatList(parts.map((part) => submissionWords.parts[part]));
  return [
    missing.length > 0 && callCheckWords.partsMissing({ names: namesOf(missing) }),
    unwritten.length > 0 && callCheckWords.partsUnwritten({ names: namesOf(unwritten) }),
  ]
    .filter((sentence) => sentence !== false)
    .join(" ");
}

const withProblem = (sentence: string, problem: CoverProblem | undefined): string =>
  problem === undefined ? sentence : `${sentence} ${callCheckWords.coverProblems[problem]}`;

/** A count of 0 means that nothing is written yet, and measures are never 0 then. */
function describeNumber({ rule, wanted, found, isTimed }: CheckOf<NumberRule>): string {
  if (found === 0 && rule in callCheckWords.unwritten)
    return callCheckWords.unwritten[rule as keyof typeof callCheckWords.unwritten]({ wanted });
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
  if (found === 0 && roles === 0) return actors.nobody({ wanted });
  const place = headings.length === 0 ? actors.wholePlay : headings.join(", ");
  const sentence = actors[state]({ wanted, found, roles, place });
  return groups.length === 0 ? sentence : `${sentence} ${actors.groups({ names: formatList(groups) })}`;
}
