import * as z from "zod";
import { type LayoutName, layouts } from "../designs/layouts.ts";
import type { StyleName } from "../layout.ts";
import { type FieldRule, findField, isAllowed, maxMarkLength } from "./layoutFields.ts";
import { fewestLines, type LayoutProblem, narrowestPage, problemOf } from "./layoutProblems.ts";

export const maxLayoutName = 80;

const layoutNames = Object.keys(layouts) as LayoutName[];

const content = {
  base: z.enum(layoutNames, `\`base\` must be one of these layouts: ${layoutNames.join(", ")}.`),
  changes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).readonly(),
};

/** One of our layouts, and what a writer has changed about it. */
export const adjustedLayout = z.strictObject(content).superRefine(checkChanges);
export type AdjustedLayout = z.output<typeof adjustedLayout>;

const name = z
  .string()
  .trim()
  .min(1, "The layout has no name.")
  .max(maxLayoutName, `A layout's name has at most ${maxLayoutName} characters.`);

/** The same under the writer's name for it. */
export const ownLayout = z.strictObject({ name, ...content }).superRefine(checkChanges);
export type OwnLayout = z.output<typeof ownLayout>;

function checkChanges({ base, changes }: AdjustedLayout, context: z.RefinementCtx): void {
  const wrong = Object.entries(changes).flatMap(([field, value]) => {
    const rule = findField(field)?.rule;
    if (!rule) return [{ field, message: `This version of Ghostlight has no layout setting “${field}”.` }];
    return isAllowed(rule, value) ? [] : [{ field, message: `“${field}” must be ${wantedBy(rule)}.` }];
  });
  for (const { field, message } of wrong) context.addIssue({ code: "custom", path: ["changes", field], message });
  const problem = wrong.length === 0 ? problemOf(base, changes) : undefined;
  if (problem) context.addIssue({ code: "custom", path: ["changes"], message: sentenceFor(problem) });
}

function wantedBy(rule: FieldRule): string {
  if (rule.kind === "number") return `a number from ${rule.least} to ${rule.most} (${rule.unit})`;
  if (rule.kind === "choice") return `one of these: ${rule.choices.join(", ")}`;
  return rule.kind === "switch" ? "true or false" : `a text of at most ${maxMarkLength} characters on one line`;
}

/** What each paragraph is called in a sentence. */
const paragraphs: Readonly<Record<StyleName, string>> = {
  act: "act headings",
  scene: "scene headings",
  setting: "settings",
  direction: "directions",
  innerDirection: "directions within a speech",
  cue: "names",
  parenthetical: "parentheticals",
  dialogue: "speeches",
  lyric: "lyrics",
  transition: "closing lines",
  centered: "centered text",
  frontHeading: "headings of the front matter",
  frontText: "the front matter",
  castMember: "the list of characters",
};

/** Returns what is wrong, in a sentence that a writer can act on. */
export function sentenceFor(problem: LayoutProblem): string {
  switch (problem.kind) {
    case "narrow page":
      return `The text would be less than ${narrowestPage} inches (${Math.round(narrowestPage * 25.4)} mm) wide. Use smaller margins.`;
    case "short page":
      return `Fewer than ${fewestLines} lines would fit on a page. Use smaller margins, smaller type, or less line spacing.`;
    case "page number":
      return "The page number would overlap the text. Use a larger top margin, or move the number up.";
    case "narrow text":
      return `There wouldn't be enough room for ${paragraphs[problem.style]}. Use smaller indents, margins, or type.`;
    case "beside names":
      return `The column of names would overlap ${paragraphs[problem.style]}. Move one of them.`;
    case "more":
      return "The mark at the bottom of a page must fit on one line. Shorten it, or give names more room.";
  }
}
