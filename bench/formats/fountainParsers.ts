import { readFileSync } from "node:fs";
import { readFountain } from "#domain/play/formats/fountain/readFountain.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { median, timesOf } from "../figures.ts";

/*
 * Prints how many milliseconds one parser takes to read a file in Fountain, as the median of many runs in this process:
 * `fountainParsers.mjs FILE NAME MODULE`, where the module is a peer's. A process of its own, because what ran before in
 * a process changes how fast code runs.
 */

interface FountainJs {
  readonly Fountain: new () => { parse(text: string, withTokens: boolean): unknown };
}
interface AwParser {
  readonly parser: { parse(text: string, options: object): unknown };
}

/** Without these options, `aw-parser` leaves out what it has read, names and speeches included. */
const everything = {
  print_headers: true,
  print_actions: true,
  print_dialogues: true,
  print_sections: true,
  print_synopsis: true,
  print_notes: true,
  use_dual_dialogue: true,
};

/** Enough for the median to be of compiled code. */
const rounds = 101;

const [path = "", name, module = ""] = process.argv.slice(2);
const text = readFileSync(path, "utf8");
console.log(median(await timesOf(await parserOf(), rounds)));

async function parserOf(): Promise<() => unknown> {
  if (name === "ours") return () => readFountain(text, numberedIds());
  const peer: unknown = (await import(module)).default;
  if (name === "aw-parser") return () => (peer as AwParser).parser.parse(text, everything);
  const { Fountain } = peer as FountainJs;
  return () => new Fountain().parse(text, true);
}
