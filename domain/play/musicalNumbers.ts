import { isActLine } from "./layout/front/actLine.ts";
import { layoutSpeakerOf } from "./layout/passages/layoutSpeech.ts";
import { type Block, textOf } from "./play.ts";

/* The list of songs in the front matter is text: an act's heading on a line of its own, then a line for each song:
   `Song title .... NORA, TOM`. */

interface ActWithSongs {
  /** The act's heading; empty for what's before the first act. */
  readonly act: string;
  readonly songs: readonly Song[];
}

interface Song {
  readonly title: string;
  readonly singers: readonly string[];
}

/** Adds the play's acts and songs that a list of songs doesn't have yet. Everything in the list stays. */
export function withSongsOf(list: string, blocks: readonly Block[]): string {
  const sections = sectionsOf(list);
  for (const { act, songs } of actsWithSongs(blocks)) {
    let section = sections.find((one) => fold(one[0] ?? "") === fold(act) || (act === "" && !isActLine(one[0] ?? "")));
    if (!section) {
      section = act === "" ? [] : [act];
      sections.push(section);
    }
    const missing = songs.filter(({ title }) => !section.some((line) => fold(line).startsWith(fold(title))));
    section.push(...missing.map(lineOf));
  }
  return sections
    .map((lines) => lines.join("\n").trimEnd())
    .filter((text) => text !== "")
    .join("\n\n");
}

const fold = (text: string): string => text.trim().toLowerCase();

const lineOf = ({ title, singers }: Song): string =>
  singers.length === 0 ? title : `${title} .... ${singers.join(", ")}`;

/** Splits a list at its acts. */
function sectionsOf(list: string): string[][] {
  const sections: string[][] = [[]];
  for (const line of list.split("\n")) {
    if (isActLine(line)) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => lines.join("\n").trim().split("\n")).filter(([first = ""]) => first !== "");
}

function actsWithSongs(blocks: readonly Block[]): readonly ActWithSongs[] {
  const acts: { act: string; songs: Song[] }[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.kind === "act") acts.push({ act: titleOf(block), songs: [] });
    const song = block.kind === "centered" ? songAt(blocks, at) : undefined;
    if (!song) continue;
    if (acts.length === 0) acts.push({ act: "", songs: [] });
    acts.at(-1)?.songs.push(song);
  }
  return acts.filter(({ act, songs }) => act !== "" || songs.length > 0);
}

const titleOf = (block: Block): string => textOf(block).replaceAll("\n", " ").trim();

/** A centered line is a song's title if the next words are sung. */
function songAt(blocks: readonly Block[], at: number): Song | undefined {
  const end = blocks.findIndex(({ kind }, index) => index > at && endsSong.has(kind));
  const song = blocks.slice(at + 1, end < 0 ? blocks.length : end);
  const first = song.find(({ kind }) => kind === "dialogue" || kind === "lyric");
  const [block] = blocks.slice(at, at + 1);
  if (!block || first?.kind !== "lyric" || titleOf(block) === "") return undefined;
  return { title: titleOf(block), singers: singersIn(song) };
}

const endsSong: ReadonlySet<Block["kind"]> = new Set(["centered", "scene", "act"]);

function singersIn(song: readonly Block[]): readonly string[] {
  const singers = new Set<string>();
  let speaker = "";
  for (const block of song) {
    if (block.kind === "cue") speaker = layoutSpeakerOf(block);
    else if (block.kind === "lyric" && speaker !== "") singers.add(speaker);
  }
  return [...singers];
}
