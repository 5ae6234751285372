import { countWords } from "../../play/count.ts";
import { countPlay } from "../../play/countPlay.ts";
import { layoutOfPackage } from "../../play/formats/package/filePages.ts";
import { onPaper } from "../../play/layout/designs/layouts.ts";
import type { PageCount } from "../../play/layout/pageCount.ts";
import type { FrontMatter, Play } from "../../play/play.ts";
import { runTime } from "../../play/runTime.ts";
import { mostOnStage } from "../../play/stage/mostOnStage.ts";
import type { CallCheck, CoverProblem, FilesToSend, NumberRule, RuleState } from "./callCheck.ts";
import { checkDetails } from "./checkDetails.ts";
import { checkIdentity, scriptOf } from "./checkIdentity.ts";
import { partsWantedBy } from "./choicesFor.ts";
import type { CallRules, SubmissionCall } from "./submissionCall.ts";

/** Checks a play and its files by the rules of a call, one result per rule. `pages` are those of the full script. */
export function checkCall(
  play: Play,
  pages: PageCount,
  call: SubmissionCall,
  sending: FilesToSend,
): readonly CallCheck[] {
  const { rules, note } = call;
  return [
    ...checkFiles(call, sending),
    ...checkLength(play, pages, call),
    ...checkActors(play, rules.mostActors),
    ...checkIdentity(play, rules, sending),
    ...checkPages(play, call, sending),
    ...checkSynopsis(play, call),
    ...checkDetails(play, rules, sending),
    ...(note.trim() === "" ? [] : [{ rule: "note", state: "toCheck", text: note.trim() } as const]),
  ];
}

const stateOf = (isPassed: boolean): RuleState => (isPassed ? "passed" : "failed");

function checkFiles({ rules }: SubmissionCall, { choices, plan }: FilesToSend): readonly CallCheck[] {
  const { parts, firstPages, format } = rules;
  const fileName = rules.fileName.trim();
  const planned = plan.files.map(({ part }) => part);
  const absent = partsWantedBy(rules).filter((part) => !planned.includes(part));
  const unwritten = absent.filter((part) => plan.missing.includes(part));
  const missing = absent.filter((part) => !unwritten.includes(part));
  const checks: CallCheck[] = [];
  if (parts.length > 0) checks.push({ rule: "parts", missing, unwritten, state: stateOf(absent.length === 0) });
  if (parts.includes("firstPages") && firstPages !== undefined) {
    const found = choices.firstPages;
    checks.push({ rule: "firstPages", wanted: firstPages, found, state: stateOf(found === firstPages) });
  }
  if (format !== "any") checks.push({ rule: "format", wanted: format, state: stateOf(choices.format === format) });
  if (fileName !== "") {
    const isNamed = (choices.namePattern ?? "").trim() === fileName;
    checks.push({ rule: "fileName", wanted: fileName, state: stateOf(isNamed) });
  }
  return checks;
}

function checkLength(play: Play, { pages }: PageCount, { rules }: SubmissionCall): readonly CallCheck[] {
  const { leastPages, mostPages, leastMinutes, mostMinutes } = rules;
  const { timedReading } = play;
  const { minutes, isTimed } = runTime({ pages, spokenWords: countPlay(play).spokenWords, timedReading });
  const timed = isTimed ? { isTimed } : {};
  return [
    ...atLeast("leastPages", leastPages, pages),
    ...atMost("mostPages", mostPages, pages),
    ...atLeast("leastMinutes", leastMinutes, minutes, timed),
    ...atMost("mostMinutes", mostMinutes, minutes, timed),
  ];
}

interface HowFound {
  readonly isTimed?: boolean;
}

const atLeast = (
  rule: NumberRule,
  wanted: number | undefined,
  found: number,
  how: HowFound = {},
): readonly CallCheck[] =>
  wanted === undefined ? [] : [{ rule, wanted, found, ...how, state: stateOf(found >= wanted) }];

const atMost = (
  rule: NumberRule,
  wanted: number | undefined,
  found: number,
  how: HowFound = {},
): readonly CallCheck[] =>
  wanted === undefined ? [] : [{ rule, wanted, found, ...how, state: stateOf(found <= wanted) }];

/** It's passed only if each role may have an actor of its own, because nobody computes whether roles can be doubled. */
function checkActors(play: Play, wanted: number | undefined): readonly CallCheck[] {
  if (wanted === undefined) return [];
  const { atOnce, roles, headings, groups } = mostOnStage(play);
  const isSure = roles <= wanted && groups.length === 0;
  const state = atOnce > wanted ? "failed" : isSure ? "passed" : "toCheck";
  return [{ rule: "mostActors", state, wanted, found: atOnce, roles, headings, groups }];
}

/** Half a tenth of a point, and of an inch: other programs round measures. */
const tolerance = 0.05;

function checkPages(play: Play, { rules }: SubmissionCall, { choices, plan }: FilesToSend): readonly CallCheck[] {
  const layout = layoutOfPackage({ play, choices });
  const checks: CallCheck[] = [];
  if (rules.paper !== "any") {
    const { height } = onPaper(layout, rules.paper).paper;
    const isSame = Math.abs(height - layout.paper.height) < tolerance;
    checks.push({ rule: "paper", wanted: rules.paper, state: stateOf(isSame) });
  }
  if (rules.fontPoints !== undefined) {
    const found = layout.font.sizePoints;
    const isSame = Math.abs(found - rules.fontPoints) < tolerance;
    checks.push({ rule: "fontPoints", wanted: rules.fontPoints, found, state: stateOf(isSame) });
  }
  if (rules.marginInches !== undefined) {
    const found = Math.min(...Object.values(layout.margins));
    const isWide = found > rules.marginInches - tolerance;
    checks.push({ rule: "marginInches", wanted: rules.marginInches, found, state: stateOf(isWide) });
  }
  if (rules.pageNumbers) {
    const restarts = layout.pageNumber.scheme === "page-of-act";
    checks.push({ rule: "pageNumbers", restarts, state: restarts ? "toCheck" : "passed" });
  }
  return [...checks, ...checkCover(rules, scriptOf(plan)?.front)];
}

function checkCover({ titlePage, coverHasAddress }: CallRules, cover: FrontMatter | undefined): readonly CallCheck[] {
  const checks: CallCheck[] = [];
  if (titlePage !== "any") {
    const problem = cover ? findCoverProblem(cover, titlePage) : "noCover";
    checks.push({
      rule: "titlePage",
      wanted: titlePage,
      state: stateOf(problem === undefined),
      ...(problem && { problem }),
    });
  }
  if (coverHasAddress)
    checks.push({ rule: "coverHasAddress", hasCover: cover !== undefined, state: stateOf(hasText(cover?.contact)) });
  return checks;
}

const hasText = (text = ""): boolean => text.trim() !== "";

function findCoverProblem({ title, authors }: FrontMatter, wanted: "named" | "unnamed"): CoverProblem | undefined {
  if (!hasText(title)) return "noTitle";
  if (hasText(authors) === (wanted === "named")) return undefined;
  return wanted === "named" ? "noAuthor" : "hasAuthor";
}

function checkSynopsis({ front: { synopsis } }: Play, { rules }: SubmissionCall): readonly CallCheck[] {
  const { synopsisSentences, synopsisWords } = rules;
  const found = { sentences: sentencesIn(synopsis), words: countWords(synopsis) };
  const has = found.words > 0;
  return [
    ...atMost("synopsisSentences", synopsisSentences, found.sentences),
    ...atMost("synopsisWords", synopsisWords, found.words),
  ].map((check) => (has ? check : { ...check, state: "failed" as const }));
}

/** Counts what ends with a period or the like and a space. A text that ends without one has one sentence more. */
const sentencesIn = (text: string): number =>
  text
    .trim()
    .split(/(?<=[.!?…。！？]["”’»)\]]{0,2})\s+|(?<=[。！？])/)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)).length;
