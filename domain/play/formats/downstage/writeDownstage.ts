import { headedFields } from "#domain/play/front/frontFields.ts";
import { frontInFiles } from "#domain/play/front/frontInFiles.ts";
import type { FrontField } from "#domain/play/front/frontPlaces.ts";
import { fieldsAt } from "#domain/play/front/frontPlaces.ts";
import { type Block, type FrontMatter, type Play, type Span, textOf } from "#domain/play/play.ts";
import { looksLikeCue } from "../fountain/cues.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { writeInline } from "../fountain/inlineWriter.ts";
import { splitLines } from "../fountain/lines.ts";
import { aboutCharacter } from "../words/castLine.ts";

/** The title is a heading. */
const fields: readonly FrontField[] = [
  ...fieldsAt("middle"),
  ...fieldsAt("left"),
  ...fieldsAt("right"),
  ...headedFields,
].filter((field) => field !== "title");

/**
 * Writes a play as Downstage. It has one kind of direction, so settings, transitions and centered lines become
 * directions; ages, genders and doubling notes become part of a character's description.
 */
export function writeDownstage({ front, blocks }: Play): string {
  const lines = [...writeFront(front)];
  const first = front.characters.length > 0 ? blocks.find(({ kind }) => kind !== "note") : undefined;
  let isSpeaking = false;
  for (const block of blocks) {
    const isSpoken: boolean = isSpeaking && spoken.has(block.kind);
    if (!isSpoken && lines.length > 0) lines.push("");
    lines.push(...(block === first ? writeAfterCast(block) : writeBlock(block)));
    isSpeaking = block.kind === "cue" || isSpoken;
  }
  return `${lines.join("\n")}\n`;
}

const spoken = new Set(["parenthetical", "dialogue", "lyric"]);

function writeFront(front: FrontMatter): readonly string[] {
  const entries = fields.flatMap((field) =>
    front[field].split("\n").flatMap((line) => (line === "" ? [] : [`${frontInFiles[field].downstage[0]}: ${line}`])),
  );
  const people = front.characters.map(({ name, aliases, ...person }) => {
    const about = aboutCharacter(person).replaceAll("\n", " ");
    return `${[name, ...aliases].join("/")}${about === "" ? "" : ` - ${about}`}`;
  });
  const title = front.title === "" && entries.length === 0 ? [] : [`# ${front.title}`, ...entries];
  return [...title, ...(people.length > 0 ? ["", "## Dramatis Personae", "", ...people] : [])];
}

/** Marks what could be part of the list of characters: a name, or a heading that may be that of a group. */
function writeAfterCast(block: Block): readonly string[] {
  const text = linesOf(block.text).join(" ");
  if (block.kind === "scene" && findStageHeading(text, true) === undefined) return [`.${text}`];
  const written = writeBlock(block);
  return block.kind === "cue" && !written[0]?.startsWith("@") ? [`@${written.join(" ")}`] : written;
}

function writeBlock(block: Block): readonly string[] {
  const lines = linesOf(block.text);
  switch (block.kind) {
    case "act":
      return [`## ${lines.join(" ")}`];
    case "scene":
      return [`### ${lines.join(" ")}`];
    case "cue":
      return [`${looksLikeCue(textOf(block)) ? "" : "@"}${lines.join(" ")}${block.simultaneous ? " ^" : ""}`];
    case "parenthetical":
      return [`(${lines.join(" ")})`];
    case "dialogue":
      return lines.filter((line) => line !== "");
    case "lyric":
      return lines.filter((line) => line !== "").map((line) => `  ${line}`);
    case "pageBreak":
      return ["==="];
    case "note":
      return lines.map((line) => `// ${line}`);
    default:
      return lines.map((line) => `> ${line}`);
  }
}

/** What begins something else when a line starts with it, even within a speech. */
const special = /^(?=[>#@.=(]|\/\/)/;

/** Writes lines with emphasis, without Fountain's codes for spaces at the edges, which Downstage doesn't keep. */
const linesOf = (spans: readonly Span[]): readonly string[] =>
  splitLines(spans).map((line) =>
    writeInline(line)
      .replace(/\[\[ghostlight[^\]]*\]\]/g, "")
      .trim()
      .replace(special, "\\"),
  );
