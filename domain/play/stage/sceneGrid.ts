import { type CsvCell, csvFile } from "../../csv.ts";
import { isHeading } from "../flow.ts";
import { type Block, type BlockId, textOf } from "../play.ts";
import { wordsIn } from "../wordsIn.ts";
import { type Certainty, certaintyOf } from "./certainty.ts";
import type { StageBlockReader } from "./stageBlocks.ts";
import type { PlayScene } from "./stagePlay.ts";

/** Who is in which scene, and how much each has to say there. */
export interface SceneGrid {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
}

/** A scene or a French scene. */
export interface GridColumn {
  /** The block that it starts with. */
  readonly from: BlockId;
  /** Counted from 0 in `stagePlay`. */
  readonly scene: number;
  /** Counted from 1 within the scene; absent if the column is the whole scene. */
  readonly frenchScene?: number;
}

export interface GridRow {
  readonly name: string;
  /** Whether it's `ALL`, `DANES`, or a list of names, and not a role. Groups come after the roles. */
  readonly isGroup: boolean;
  /** One per column. Undefined if the character is neither on stage nor speaks. */
  readonly cells: readonly (GridCell | undefined)[];
  readonly lines: number;
  readonly words: number;
}

export interface GridCell {
  /** Speeches. */
  readonly lines: number;
  readonly words: number;
  /** Whether it's uncertain that the character is on stage, because entrances or exits are missing. */
  readonly isPerhaps?: boolean;
}

interface Tally {
  lines: number;
  words: number;
  isPerhaps?: boolean;
}

/** Counts scenes, or French scenes. Scenes in which nobody is and nobody speaks aren't in the grid. */
export function sceneGrid(scenes: readonly PlayScene[], reader: StageBlockReader, byFrenchScene = false): SceneGrid {
  const columns: { column: GridColumn; cells: Map<string, Tally> }[] = [];
  const counts = new Counts(reader);
  const certainty = certaintyOf(scenes);
  for (const [index, scene] of scenes.entries()) {
    const parts = partsOf(scene, byFrenchScene);
    for (const [at, part] of parts.entries()) {
      const cells = counts.tallyOf(part);
      for (const name of perhapsIn(part, certainty)) markPerhaps(cells.get(name));
      if (cells.size === 0) continue;
      const frenchScene = byFrenchScene && { frenchScene: at + 1 };
      columns.push({ column: { from: part.from, scene: index, ...frenchScene }, cells });
    }
  }
  const everybody = columns.flatMap(({ cells }) => [...cells.keys()]);
  const rows = [...new Set([...reader.cast.names, ...everybody])].flatMap((name): readonly GridRow[] => {
    const cells = columns.map((column) => column.cells.get(name));
    if (!cells.some(Boolean)) return [];
    const sum = (what: "lines" | "words"): number => cells.reduce((total, cell) => total + (cell?.[what] ?? 0), 0);
    return [{ name, isGroup: reader.cast.isGroup(name), cells, lines: sum("lines"), words: sum("words") }];
  });
  const inOrder = [...rows.filter(({ isGroup }) => !isGroup), ...rows.filter(({ isGroup }) => isGroup)];
  return { columns: columns.map(({ column }) => column), rows: inOrder };
}

function perhapsIn({ present, blocks: [first, ...rest] }: Part, { divide }: Certainty): readonly string[] {
  return first ? divide(present, first.id, (rest.at(-1) ?? first).id).perhaps : [];
}

/** Who speaks is there. */
function markPerhaps(tally: Tally | undefined): void {
  if (tally?.lines === 0) tally.isPerhaps = true;
}

interface Part {
  readonly from: BlockId;
  readonly present: readonly string[];
  readonly blocks: readonly Block[];
}

/** Splits a scene where somebody comes or goes, or not at all. */
function partsOf({ headings, blocks, stage }: PlayScene, byFrenchScene: boolean): readonly Part[] {
  const [first] = blocks;
  if (!first) return [];
  const everybody = new Set([...stage.before, ...stage.changes.flatMap(({ enters }) => enters)]);
  if (!byFrenchScene) return [{ from: headings.at(-1)?.id ?? first.id, present: [...everybody], blocks }];
  const starts = stage.frenchScenes.map(({ from }) => blocks.findIndex(({ id }) => id === from));
  return stage.frenchScenes.map(({ from, present }, at) => ({
    from,
    present,
    blocks: blocks.slice(starts[at], starts[at + 1] ?? blocks.length),
  }));
}

/** Reads the parts from start to end. A speech counts where it starts. What's spoken by several counts for each. */
class Counts {
  readonly #reader: StageBlockReader;
  #speaking: readonly Tally[] = [];

  constructor(reader: StageBlockReader) {
    this.#reader = reader;
  }

  tallyOf({ present, blocks }: Part): Map<string, Tally> {
    const cells = new Map<string, Tally>(present.map((name) => [name, { lines: 0, words: 0 }]));
    const tallyFor = (name: string): Tally => {
      const tally = cells.get(name) ?? { lines: 0, words: 0 };
      cells.set(name, tally);
      return tally;
    };
    for (const block of blocks) {
      if (block.kind === "cue") {
        this.#speaking = this.#reader.cast.speakersOf(textOf(block)).map(tallyFor);
        addTo(this.#speaking, "lines", 1);
      } else if (isHeading(block.kind)) this.#speaking = [];
      else if (block.kind === "dialogue" || block.kind === "lyric") addTo(this.#speaking, "words", wordsIn(block));
    }
    return cells;
  }
}

function addTo(tallies: readonly Tally[], what: "lines" | "words", count: number): void {
  for (const tally of tallies) tally[what] += count;
}

/** What the file calls its columns and cells. */
export interface GridWords {
  readonly character: string;
  readonly lines: string;
  readonly words: string;
  /** In a cell: on stage without a line. */
  readonly silent: string;
  /** In a cell: perhaps on stage. */
  readonly perhaps: string;
  readonly column: (column: GridColumn) => string;
}

const cellText = ({ lines, isPerhaps }: GridCell, { silent, perhaps }: GridWords): CsvCell => {
  if (lines > 0) return lines;
  return isPerhaps ? perhaps : silent;
};

/** Writes the lines of each character in each scene as a CSV file. */
export const gridCsv = ({ columns, rows }: SceneGrid, words: GridWords): string =>
  csvFile(
    [words.character, ...columns.map(words.column), words.lines, words.words],
    rows.map(({ name, cells, lines, words: spoken }): readonly CsvCell[] => [
      name,
      ...cells.map((cell) => cell && cellText(cell, words)),
      lines,
      spoken,
    ]),
  );
