import { findStageHeading } from "#domain/play/formats/fountain/headings.ts";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { type Block, type Play, textOf } from "#domain/play/play.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { readShared } from "#tests/support/sharedFiles.ts";

/** A play of the corpus, and what its language calls a scene. */
export interface SourcePlay {
  readonly name: string;
  readonly language: string;
  readonly file: string;
  readonly scene: string;
}

/**
 * TEI is read as it's marked. The Fountain files were made from marked XHTML, and theirs force each element. Cyrano is
 * what the reader of plain text finds.
 */
export const sourcePlays: readonly SourcePlay[] = [
  { name: "Hamlet", language: "English", file: "generated/hamlet.fountain", scene: "Scene" },
  { name: "Earnest", language: "English", file: "generated/earnest.fountain", scene: "Scene" },
  { name: "Woyzeck", language: "German", file: "woyzeck.tei.xml", scene: "Szene" },
  { name: "Temperamente", language: "German", file: "haus-der-temperamente.tei.xml", scene: "Szene" },
  { name: "Cyrano", language: "French", file: "cyrano-fr-gutenberg.txt", scene: "Scène" },
  { name: "Fröken Julie", language: "Swedish", file: "froken-julie.tei.xml", scene: "Scen" },
  { name: "Revizor", language: "Russian", file: "revizor.tei.xml", scene: "Явление" },
  { name: "A dokter", language: "Yiddish", file: "a-dokter.tei.xml", scene: "סצענע" },
];

/** Reads a play as a writer would type it: scenes whose headings only name a place are numbered. */
export async function readSourcePlay({ file, scene }: SourcePlay): Promise<Play> {
  const { play } = await readPlayFile({ name: file, bytes: readShared(`corpus/${file}`) }, numberedIds());
  let count = 0;
  const blocks = play.blocks.filter(isTyped).map((block): Block => {
    const text = textOf(block).replaceAll("\n", " ").trim();
    if (block.kind === "cue")
      return { ...block, text: [{ text: text.replace(/[[\](){}]/g, "").replace(/[.:]$/, "") }] };
    if (block.kind === "act") count = 0;
    if (block.kind !== "scene") return block;
    count++;
    const isWorded = findStageHeading(text, true) === "scene" && text.length < maxHeadingLength;
    return { ...block, text: [{ text: isWorded ? text : `${scene} ${count}` }] };
  });
  return { ...play, blocks };
}

/** Nobody types a note, or a cue without a name. */
const isTyped = (block: Block): boolean =>
  block.kind !== "note" && (block.kind === "pageBreak" || textOf(block).trim() !== "");

const maxHeadingLength = 80;
