import { type CsvCell, csvFile } from "../csv.ts";
import type { PlayStatistics, SceneLength } from "./statistics.ts";

/** What the file calls its columns and rows. */
export interface StatisticsWords {
  readonly about: string;
  readonly name: string;
  readonly total: string;
  readonly spoken: string;
  readonly directions: string;
  readonly other: string;
  readonly lines: string;
  readonly play: string;
  readonly scene: string;
  readonly character: string;
  /** Several who speak together, such as `ALL`. */
  readonly group: string;
  readonly sceneName: (scene: SceneLength) => string;
}

/** No play has this many. Spreadsheets open a file of this size at once. */
const maxRows = 5_000;

/** Writes the play, its scenes and its characters as rows of one CSV file. */
export function statisticsCsv(statistics: PlayStatistics, words: StatisticsWords): string {
  const { words: all, spoken, directions, other, speeches, scenes, parts } = statistics;
  const rows: readonly (readonly CsvCell[])[] = [
    [words.play, undefined, all, spoken, directions, other, speeches],
    ...scenes.map((scene) => [
      words.scene,
      words.sceneName(scene),
      scene.spoken + scene.directions + scene.other,
      scene.spoken,
      scene.directions,
      scene.other,
      scene.speeches,
    ]),
    ...parts.map((part) => [
      part.isGroup ? words.group : words.character,
      part.name,
      undefined,
      part.words,
      undefined,
      undefined,
      part.speeches,
    ]),
  ];
  const head = [words.about, words.name, words.total, words.spoken, words.directions, words.other, words.lines];
  return csvFile(head, rows.slice(0, maxRows));
}
