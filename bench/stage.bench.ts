import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import type { Play } from "#domain/play/play.ts";
import { sceneGrid } from "#domain/play/stage/sceneGrid.ts";
import { StageBlockReader } from "#domain/play/stage/stageBlocks.ts";
import { stageCastOf } from "#domain/play/stage/stageCast.ts";
import { type PlayScene, stagePlay } from "#domain/play/stage/stagePlay.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { hasShared, readShared, readSharedText } from "#tests/support/sharedFiles.ts";
import { type Figures, median, timesOf } from "./figures.ts";
import { hamlet, repeated } from "./plays.ts";
import { compare, type Moves, markedMoves, nameKeyOf } from "./stage/truth.ts";

/** Plays as published: almost every hint in them is false. */
const published = [
  "generated/hamlet.fountain",
  "generated/earnest.fountain",
  "woyzeck.tei.xml",
  "haus-der-temperamente.tei.xml",
  "cyrano-fr-gutenberg.txt",
  "froken-julie.tei.xml",
  "revizor.tei.xml",
  "a-dokter.tei.xml",
  "madam-ja.jftn",
];

/**
 * Compares the entrances and exits that are recognized in Hamlet's directions with those that another edition marks up,
 * counts the hints in published plays, and measures the time.
 */
export async function measure(): Promise<Figures> {
  const figures: Record<string, Figures[string]> = {};
  if (hasShared("corpus")) Object.assign(figures, accuracy(), await hintsIn(published));
  for (const [name, play] of Object.entries({ Hamlet: hamlet(), "four times Hamlet": repeated(hamlet(), 4) })) {
    const ms = async (run: () => unknown) => ({ value: median(await timesOf(run, 9)), unit: "ms" });
    const { reader, scenes } = staged(play);
    figures[`${name}: read all directions, find who is on stage`] = await ms(() => staged(play));
    figures[`${name}: again, with the directions read`] = await ms(() => stagePlay(play.blocks, reader));
    figures[`${name}: scene grid`] = await ms(() => sceneGrid(scenes, reader));
  }
  return figures;
}

function staged({ blocks, front }: Play) {
  const reader = new StageBlockReader(stageCastOf(blocks, front.characters));
  return { reader, scenes: stagePlay(blocks, reader) };
}

/** Compares scene by scene. */
function accuracy(): Figures {
  const marked = markedMoves(readSharedText("corpus/hamlet-ocws.xml"));
  const names = new Set(marked.flat().map((move) => move.slice(1)));
  const found = staged(hamlet()).scenes.map((scene) => movesOf(scene, names));
  const figures: Record<string, Figures[string]> = {};
  for (const [sign, what] of Object.entries({ "+": "entrances", "-": "exits" } as const)) {
    const { recall, precision, marked: all } = compare(marked, found, sign);
    figures[`Hamlet: ${what} that are marked`] = { value: all, unit: "" };
    figures[`Hamlet: ${what} that are marked, recognized`] = { value: 100 * recall, unit: "%" };
    figures[`Hamlet: ${what} that are recognized, marked`] = { value: 100 * precision, unit: "%" };
  }
  return figures;
}

/** Who is on stage from the start has entered, in the markup. */
function movesOf({ stage }: PlayScene, names: ReadonlySet<string>): Moves {
  const key = (sign: string) => (name: string) => sign + nameKeyOf(name);
  const moves = [
    ...stage.before.map(key("+")),
    ...stage.changes.flatMap(({ enters, exits }) => [...exits.map(key("-")), ...enters.map(key("+"))]),
  ];
  return moves.filter((move) => names.has(move.slice(1)));
}

async function hintsIn(files: readonly string[]): Promise<Figures> {
  const figures: Record<string, Figures[string]> = {};
  for (const file of files) {
    const { play } = await readPlayFile({ name: file, bytes: readShared(`corpus/${file}`) }, numberedIds());
    const { scenes } = staged(play);
    const hints = scenes.reduce((sum, { stage }) => sum + stage.hints.length, 0);
    const moves = scenes.reduce((sum, { stage }) => sum + stage.changes.length, 0);
    const speeches = play.blocks.filter(({ kind }) => kind === "cue").length;
    figures[`${file}: changes on stage`] = { value: moves, unit: "" };
    figures[`${file}: hints in ${speeches} speeches`] = { value: hints, unit: "" };
  }
  return figures;
}
