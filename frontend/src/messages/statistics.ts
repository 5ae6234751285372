import { counted, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

const percent = (share: number): string => `${Math.round(100 * share)}%`;

export const statisticsWords = translated("statisticsWords", {
  counting: "Counting…",
  pages: "Pages",
  words: "Words",
  runningTime: "Running time",
  byPages: "By pages",
  byWords: "By spoken words",
  asTable: "Show as a table",
  balance: "Dialogue and directions",
  spoken: "Dialogue and lyrics",
  directions: "Directions",
  other: "Names and headings",
  kind: "What the words are for",
  share: "Share",
  percent,
  balanceChart: (spoken: number, directions: number, other: number) =>
    `Dialogue and lyrics ${percent(spoken)}, directions ${percent(directions)}, names and headings ${percent(other)}.`,
  characters: "Words per character",
  charactersByLines: "Lines per character",
  charactersChart: (count: number, first: string) =>
    `Bar chart of ${counted(count, "character", "characters")}. The largest part is ${first}.`,
  sortBy: "Show",
  character: "Character",
  group: "Group",
  groupName: (name: string) => `${name} (group)`,
  lines: "Lines",
  noCharacters: "Nobody speaks yet.",
  moreCharacters: (count: number) => `And ${counted(count, "more character", "more characters")}, in the table.`,
  scenes: "Scene lengths in words",
  scenesChart: (count: number, longest: string) =>
    `Bar chart of ${counted(count, "scene", "scenes")}. The longest is ${longest}.`,
  scene: "Scene",
  total: "All words",
  noScenes: "Scenes appear here as you write them.",
  change: "Change over time",
  wordCount: (count: number) => counted(count, "word", "words"),
  changeChart: (from: string, to: string, first: number, last: number) =>
    `Line chart of the play's words from ${from} to ${to}: ${formatNumber(first)} to ${formatNumber(last)}.`,
  changeWhy:
    "This is how long the play was on each day you had it open on this device. It's kept in this browser, for about a year.",
  changeLater: "Come back on another day: from then on, you see here how the play grows and shrinks.",
  day: "Day",
  downloadCsv: "Download CSV",
  fileName: (title: string) => `${title} - statistics`,
  about: "What",
  name: "Name",
  play: "Play",
});
