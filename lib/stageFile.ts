import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { CannotProceed } from "./operations/cannotProceed.ts";
import { type Stage, stageName, stageSettings } from "./stage.ts";

const folder = "stages";

/** Reads `stages/<name>.json`. Throws `CannotProceed` with a sentence for each mistake in it. */
export function readStageFile(root: string, name: string, release: string): Stage {
  if (!stageName.safeParse(name).success) {
    throw new CannotProceed(`"${name}" can't name a stage: use up to 20 lower-case letters, digits and hyphens.`);
  }
  const path = `${folder}/${name}.json`;
  const parsed = stageSettings.safeParse(jsonIn(root, path));
  if (parsed.success) return { ...parsed.data, stage: name, release };
  throw new CannotProceed(
    parsed.error.issues
      .flatMap(sentencesOf)
      .map((sentence) => `${path}: ${sentence}`)
      .join("\n"),
  );
}

function jsonIn(root: string, path: string): unknown {
  let text: string;
  try {
    text = readFileSync(join(root, path), "utf8");
  } catch {
    throw new CannotProceed(`There is no ${path}. Stages with a file: ${stagesIn(root).join(", ") || "none"}.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CannotProceed(`${path} isn't valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function stagesIn(root: string): readonly string[] {
  try {
    return readdirSync(join(root, folder)).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
  } catch {
    return [];
  }
}

function sentencesOf(issue: z.core.$ZodIssue): readonly string[] {
  const { path, message } = issue;
  const at = path.map(String).join(".");
  if (issue.code !== "unrecognized_keys") return [at ? `"${at}" ${clauseOf(issue)}.` : `The file ${message}.`];
  const known = at ? Object.keys(stageSettings.shape.domain.unwrap().shape) : Object.keys(stageSettings.shape);
  return issue.keys.map((key) => `there is no setting "${[...path, key].join(".")}". ${adviceOn(key, known)}`);
}

/** A message of ours completes the sentence that starts with the setting's name; one of zod's is quoted. */
const clauseOf = ({ message }: z.core.$ZodIssue): string =>
  message.startsWith("must ") ? message : `isn't right: ${message}`;

function adviceOn(key: string, known: readonly string[]): string {
  const similar = known.find((name) => distance(name.toLowerCase(), key.toLowerCase()) <= 2);
  return similar ? `Did you mean "${similar}"?` : `Settings are ${known.join(", ")}.`;
}

/** Returns how many letters must be added, removed or replaced to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, there] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === there ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
