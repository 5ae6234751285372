import { findStageHeading } from "#domain/play/formats/fountain/headings.ts";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { type Block, type Play, type Span, textOf } from "#domain/play/play.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { readShared } from "#tests/support/sharedFiles.ts";

/** A play of the corpus, and what its language calls a scene. */
export interface SourcePlay {
  readonly name: string;
  readonly language: string;
  readonly file: string;
  readonly act: string;
  readonly scene: string;
}

/**
 * TEI is read as it's marked. The Fountain files were made from marked XHTML, and theirs force each element. Cyrano is
 * what the reader of plain text finds.
 */
export const sourcePlays: readonly SourcePlay[] = [
  { name: "Hamlet", language: "English", file: "corpus/generated/hamlet.fountain", act: "Act", scene: "Scene" },
  { name: "Earnest", language: "English", file: "corpus/generated/earnest.fountain", act: "Act", scene: "Scene" },
  { name: "Woyzeck", language: "German", file: "corpus/woyzeck.tei.xml", act: "Akt", scene: "Szene" },
  {
    name: "Temperamente",
    language: "German",
    file: "corpus/haus-der-temperamente.tei.xml",
    act: "Akt",
    scene: "Szene",
  },
  { name: "Cyrano", language: "French", file: "corpus/cyrano-fr-gutenberg.txt", act: "Acte", scene: "Scène" },
  { name: "Fröken Julie", language: "Swedish", file: "corpus/froken-julie.tei.xml", act: "Akt", scene: "Scen" },
  { name: "Revizor", language: "Russian", file: "corpus/revizor.tei.xml", act: "Действие", scene: "Явление" },
  { name: "A dokter", language: "Yiddish", file: "corpus/a-dokter.tei.xml", act: "אקט", scene: "סצענע" },
];

/**
 * Plays that were typed in these forms only after the rules had been written. What's said of their truth above holds here,
 * too: the opera is what the reader of plain text finds, and the others are marked.
 */
export const heldOutPlays: readonly SourcePlay[] = [
  {
    name: "Beggar’s Opera",
    language: "English",
    file: "corpus/beggars-opera-gutenberg-latin1.txt",
    act: "Act",
    scene: "Scene",
  },
  { name: "Madam", language: "Japanese", file: "corpus/madam-ja.jftn", act: "Act", scene: "Scene" },
  { name: "Full Play", language: "English", file: "peer-tests/downstage/full_play.ds", act: "Act", scene: "Scene" },
];

/** Reads a play as a writer would type it: headings that only name a place are numbered, and every speaker has a name. */
export async function readSourcePlay({ file, ...words }: SourcePlay): Promise<Play> {
  const { play } = await readPlayFile({ name: file, bytes: readShared(file) }, numberedIds());
  const counts = { act: 0, scene: 0 };
  const blocks = play.blocks.filter(isTyped).map((block): Block => {
    const { kind } = block;
    const text = textOf(block).replaceAll("\n", " ").trim();
    if (kind === "cue") return { ...block, text: [{ text: nameFrom(text) }] };
    if (kind !== "act" && kind !== "scene") return { ...block, text: block.text.map(withoutSquareBrackets) };
    counts[kind]++;
    if (kind === "act") counts.scene = 0;
    const isWorded = findStageHeading(text, true) === kind && text.length < maxHeadingLength;
    return { ...block, text: [{ text: isWorded ? text : `${words[kind]} ${counts[kind]}` }] };
  });
  return { ...play, blocks };
}

/** In typed plays, square brackets are around directions only. */
const withoutSquareBrackets = (span: Span): Span => ({ ...span, text: span.text.replace(/[[\]]/g, "") });

/** Names are typed without an editor's brackets, and two of them with a comma. */
const nameFrom = (text: string): string => {
  const name = text
    .replace(/[[\](){}]/g, "")
    .replace(/[.:]$/, "")
    .replace(/(?<=\p{Ll}{3}|\p{Lu}{4})\. /gu, ", ");
  return /\p{L}/u.test(name) ? name : "Jemand";
};

/** Nobody types a note, or a cue without a name. */
const isTyped = (block: Block): boolean =>
  block.kind !== "note" && (block.kind === "pageBreak" || textOf(block).trim() !== "");

const maxHeadingLength = 80;
