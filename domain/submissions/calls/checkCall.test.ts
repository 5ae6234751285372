import { expect, test } from "vitest";
import { character, dialogue, direction, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import type { PackageChoices } from "../../play/formats/package/packageChoices.ts";
import { planPackage } from "../../play/formats/package/planPackage.ts";
import type { Play } from "../../play/play.ts";
import { builtInCallIds, builtInCalls } from "./builtInCalls.ts";
import type { CallCheck } from "./callCheck.ts";
import { checkCall } from "./checkCall.ts";
import { choicesFor } from "./choicesFor.ts";
import { type CallRules, emptyCall, submissionCall } from "./submissionCall.ts";

const choices: PackageChoices = { parts: ["script"], firstPages: 10, isBlind: false, format: "pdf", letter: "" };
const lamp = playWith(
  {
    title: "The Lamp",
    authors: "Mara Voss",
    contact: "4 Wharf Lane",
    synopsis: "A lamp goes out. Someone lights it again.",
    productionHistory: "Read in Oslo.",
    actsAndScenes: "Scene 1: A street.",
    characters: [character("NORA"), character("TOM")],
  },
  scene("Scene 1"),
  direction("NORA and TOM enter."),
  ...speech("NORA", "Who is there?"),
  ...speech("TOM", "I am."),
);
const bare = playWith({}, scene("Scene 1"), dialogue("Well."));

interface Case {
  readonly play?: Play;
  readonly pages?: number;
  readonly choices?: Partial<PackageChoices>;
  readonly bio?: string;
  readonly openNames?: readonly string[];
}

function check(rules: Partial<CallRules>, { play = lamp, pages = 60, bio = "Mara writes.", ...given }: Case = {}) {
  const call = { ...emptyCall, rules: { ...emptyCall.rules, ...rules } };
  const author = { name: "Mara Voss", bio, alsoNames: ["Mara Voss"] };
  const chosen = { ...choices, ...given.choices };
  const plan = planPackage(play, chosen, author);
  const sending = { choices: chosen, author, plan, openNames: given.openNames ?? [] };
  return checkCall(play, { pages, sheets: pages + 2 }, call, sending);
}

const stateOf = (checks: readonly CallCheck[]) => checks.map(({ rule, state }) => [rule, state]);
const blind = { parts: ["blindScript"], isBlind: true } as const;
const crowd = playWith(
  { characters: [character("A"), character("B"), character("C")] },
  scene("Scene 3"),
  direction("A, B and C enter."),
  ...speech("A", "One."),
);

const cases: readonly (readonly [string, Partial<CallRules>, failing: Case, passing: Case])[] = [
  ["parts", { parts: ["script", "synopsis"] }, {}, { choices: { parts: ["script", "synopsis"] } }],
  [
    "firstPages",
    { parts: ["firstPages"], firstPages: 15 },
    { choices: { parts: ["firstPages"] } },
    { choices: { parts: ["firstPages"], firstPages: 15 } },
  ],
  ["format", { format: "docx" }, {}, { choices: { format: "docx" } }],
  ["fileName", { fileName: "[TITLE].pdf" }, {}, { choices: { namePattern: "[TITLE].pdf" } }],
  ["leastPages", { leastPages: 65 }, { pages: 64 }, { pages: 65 }],
  ["mostPages", { mostPages: 10 }, { pages: 11 }, { pages: 10 }],
  ["leastMinutes", { leastMinutes: 1 }, { play: playWith({}, scene("One")) }, {}],
  ["mostMinutes", { mostMinutes: 1 }, { play: playWith({}, ...speech("A", "word ".repeat(400))) }, {}],
  ["mostActors", { mostActors: 2 }, { play: crowd }, {}],
  ["identity", { identity: "named" }, { choices: blind }, {}],
  ["identity", { identity: "blind" }, {}, { choices: blind }],
  ["identity", { identity: "phone" }, { choices: blind }, { choices: { ...blind, blindContact: "+44 20 7946 0000" } }],
  [
    "identity",
    { identity: "titleOnly" },
    { choices: blind, play: { ...lamp, front: { ...lamp.front, draftDate: "May" } } },
    { choices: blind },
  ],
  [
    "identity",
    { identity: "coverOnly" },
    { play: playWith({ title: "The Lamp", authors: "Mara Voss" }, ...speech("A", "By Mara Voss.")) },
    {},
  ],
  ["paper", { paper: "a4" }, {}, { choices: { paper: "a4" } }],
  ["fontPoints", { fontPoints: 12 }, { choices: { layout: "large-print" } }, {}],
  ["marginInches", { marginInches: 1 }, { choices: { layout: "acting-edition" } }, {}],
  ["titlePage", { titlePage: "named" }, { choices: blind }, {}],
  ["titlePage", { titlePage: "unnamed" }, {}, { choices: blind }],
  ["coverHasAddress", { coverHasAddress: true }, { choices: { namedCover: ["authors"] } }, {}],
  ["synopsisSentences", { synopsisSentences: 2 }, { play: bare }, {}],
  ["synopsisWords", { synopsisWords: 5 }, {}, { play: playWith({ synopsis: "A lamp goes out." }) }],
  ["details", { details: ["synopsis"] }, { play: bare }, {}],
  ["details", { details: ["characters"] }, { play: bare }, {}],
  ["details", { details: ["actsAndScenes"] }, { play: bare }, {}],
  ["details", { details: ["bio"] }, { bio: " " }, {}],
  ["details", { details: ["productionHistory"] }, { play: bare }, {}],
  ["details", { details: ["goals"] }, {}, { choices: { goals: "A second act." } }],
];

test.each(cases)("the rule %s %j fails, and passes", (rule, rules, failing, passing) => {
  const find = (given: Case) => stateOf(check(rules, given)).filter(([name]) => name === rule);
  expect(find(failing)).toEqual([[rule, "failed"]]);
  expect(find(passing)).toEqual([[rule, "passed"]]);
});

test("a call without a rule has nothing to check", () => {
  expect(check({})).toEqual([]);
});

test("a failed length says what is wanted and what the play has", () => {
  expect(check({ leastPages: 65 }, { pages: 58 })).toEqual([
    { rule: "leastPages", wanted: 65, found: 58, state: "failed" },
  ]);
});

test("too many actors are found in the scene that needs the most, speaking or not", () => {
  expect(check({ mostActors: 2 }, { play: crowd })).toEqual([
    { rule: "mostActors", state: "failed", wanted: 2, found: 3, roles: 3, headings: ["Scene 3"], groups: [] },
  ]);
});

test("more roles than actors are to be checked if they aren't on stage at once", () => {
  const apart = playWith(
    {},
    scene("One"),
    direction("NORA enters."),
    ...speech("NORA", "One."),
    direction("NORA exits. TOM enters."),
    ...speech("TOM", "Two."),
  );
  expect(check({ mostActors: 1 }, { play: apart })).toMatchObject([{ state: "toCheck", found: 1, roles: 2 }]);
});

test("a blind call lists the files that name the author, and words that may", () => {
  expect(
    check({ identity: "blind" }, { choices: { parts: ["blindScript", "coverLetter"], isBlind: true, letter: "Hi" } }),
  ).toMatchObject([{ problem: "namedFiles", names: ["The Lamp - Mara Voss - Cover letter.pdf"], state: "failed" }]);
  expect(check({ identity: "blind" }, { choices: blind, openNames: ["Voss"] })).toMatchObject([
    { problem: "openNames", names: ["Voss"], state: "toCheck" },
  ]);
});

test("what only the writer knows is to be checked", () => {
  expect(stateOf(check({ noPseudonym: true }))).toEqual([["noPseudonym", "toCheck"]]);
  expect(stateOf(check({ noPseudonym: true }, { choices: blind }))).toEqual([["noPseudonym", "passed"]]);
  expect(stateOf(check({ pageNumbers: true }))).toEqual([["pageNumbers", "passed"]]);
  expect(stateOf(check({ pageNumbers: true }, { choices: { layout: "acting-edition" } }))).toHaveLength(1);
});

test("the blind copy is the script that a call for blind files wants, unless it wants both", () => {
  const rules = { parts: ["script"], identity: "blind" } as const;
  const chosen = choicesFor({ rules: { ...emptyCall.rules, ...rules } }, choices);
  expect(check(rules, { choices: chosen })[0]).toEqual({ rule: "parts", missing: [], unwritten: [], state: "passed" });
  const both = { ...rules, parts: ["script", "blindScript"] } as const;
  expect(check(both, { choices: chosen })[0]).toMatchObject({ missing: ["script"], state: "failed" });
});

test("a synopsis that's missing doesn't pass as a short one", () => {
  expect(check({ synopsisWords: 100 }, { play: bare })).toMatchObject([{ state: "failed", found: 0 }]);
});

test("a file that's checked but not written is told apart from one that isn't checked", () => {
  const rules = { parts: ["script", "synopsis", "bio"] } as const;
  expect(check(rules, { play: bare, choices: { parts: ["script", "synopsis"] } })).toMatchObject([
    { missing: ["bio"], unwritten: ["synopsis"], state: "failed" },
  ]);
});

test("a title page says what's wrong with it", () => {
  const problemOf = (titlePage: "named" | "unnamed", given: Case) =>
    check({ titlePage }, given).map((one) => "problem" in one && one.problem);
  expect(problemOf("named", { choices: { parts: ["synopsis"] } })).toEqual(["noCover"]);
  expect(problemOf("named", { play: bare })).toEqual(["noTitle"]);
  expect(problemOf("named", { choices: blind })).toEqual(["noAuthor"]);
  expect(problemOf("unnamed", {})).toEqual(["hasAuthor"]);
  expect(check({ coverHasAddress: true }, { choices: { parts: ["synopsis"] } })).toMatchObject([{ hasCover: false }]);
});

test("the calls that everybody has are valid, and each can be met by choices that it makes itself", () => {
  expect(builtInCallIds).toHaveLength(10);
  for (const id of builtInCallIds) {
    const call = builtInCalls[id];
    expect(submissionCall.safeParse(call).error, id).toBeUndefined();
    const chosen = choicesFor(call, choices);
    const typed = {
      letter: "Dear",
      goals: "More",
      ...(call.rules.identity === "phone" && { blindContact: "0123456" }),
    };
    const failed = check(call.rules, { choices: { ...chosen, ...typed } })
      .filter(({ state }) => state === "failed")
      .map(({ rule }) => rule);
    expect(
      failed.filter((rule) => ["parts", "format", "fileName", "identity", "titlePage"].includes(rule)),
      id,
    ).toEqual([]);
  }
});

test("a call leaves alone what it says nothing about", () => {
  const before: PackageChoices = { ...choices, parts: ["bio"], letter: "Dear", layout: "uk" };
  expect(choicesFor(emptyCall, before)).toMatchObject({ parts: ["bio"], letter: "Dear", layout: "uk", format: "pdf" });
});

test("the minutes are those of a timed reading, which says so, unless the play has changed since", () => {
  const timed = (words: number) =>
    check({ leastMinutes: 90 }, { play: { ...lamp, timedReading: { seconds: 95 * 60, day: "2027-03-01", words } } });
  expect(timed(5)).toEqual([{ rule: "leastMinutes", wanted: 90, found: 95, isTimed: true, state: "passed" }]);
  expect(timed(500)).toEqual([{ rule: "leastMinutes", wanted: 90, found: 1, state: "failed" }]);
});
