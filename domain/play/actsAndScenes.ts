import { isHeading } from "./flow.ts";
import { type Block, textOf } from "./play.ts";
import { scenesOf } from "./stage/stageScenes.ts";

/* The list of acts and scenes in the front matter is text with a line for each scene: `Act I, Scene 1: A kitchen. Night.` */

/** Long enough for a place and a time. What follows in a setting is what happens there. */
const maxSettingLength = 80;

/** Returns the acts and scenes as their headings and settings name them; empty for a play without headings. */
export const actsAndScenesOf = (blocks: readonly Block[]): string =>
  scenesOf(blocks)
    .flatMap(({ headings, blocks: own }) => {
      const names = headings.map(lineOf).filter((name) => name !== "");
      return names.length === 0 ? [] : [lineWith(names.join(", "), settingOf(own))];
    })
    .join("\n");

/** Adds the scenes that a list doesn't have yet, in order. A line of the writer stays, also where the play has changed. */
export function withScenesOf(list: string, blocks: readonly Block[]): string {
  const written = list.trim() === "" ? [] : list.trim().split("\n");
  for (const [at, line] of actsAndScenesOf(blocks).split("\n").entries()) {
    if (line !== "" && !written.some((own) => nameIn(own) === nameIn(line))) written.splice(at, 0, line);
  }
  return written.join("\n");
}

const lineOf = (block: Block): string => textOf(block).replace(/\s+/g, " ").trim().replace(/[:.]$/, "");

const lineWith = (name: string, setting: string): string => (setting === "" ? name : `${name}: ${setting}`);

/** Returns what identifies a scene in a list. */
const nameIn = (line: string): string => (line.split(":")[0] ?? "").replace(/\s+/g, " ").trim().toLowerCase();

/** Returns the first sentences of the setting under the headings; empty if there is none before somebody speaks. */
function settingOf(blocks: readonly Block[]): string {
  const start = blocks.find(({ kind }) => !isHeading(kind) && kind !== "note" && kind !== "pageBreak");
  if (start?.kind !== "setting") return "";
  const sentences = lineOf(start)
    .replace(/^(setting|at rise|at curtain|scene|escena|ambientación)\s*:\s*/i, "")
    .split(/(?<=[.!?…])\s+/);
  const [first = "", ...others] = sentences;
  let text = first;
  for (const sentence of others) {
    if (text.length + 1 + sentence.length > maxSettingLength) break;
    text = `${text} ${sentence}`;
  }
  return text.length > 2 * maxSettingLength ? `${cut(text)}…` : ended(text);
}

const cut = (text: string): string => text.slice(0, 2 * maxSettingLength).replace(/[\s,;:.]+\S*$/, "");

/** `lineOf` has taken the period from the end. */
const ended = (text: string): string => (text === "" || /[.!?…”"]$/.test(text) ? text : `${text}.`);
