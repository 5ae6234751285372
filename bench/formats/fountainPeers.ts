import { readFountain } from "#domain/play/formats/fountain/readFountain.ts";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { type Figures, median, timesOf } from "../figures.ts";
import { hamlet } from "../plays.ts";
import { requirePeer } from "./peers.ts";

interface FountainJs {
  readonly Fountain: new () => { parse(text: string, withTokens: boolean): unknown };
}
interface AwParser {
  readonly parser: { parse(text: string, options: object): unknown };
}

/** Enough for the median to be of compiled code. */
const rounds = 41;

/** Measures how long each parser takes to read Hamlet in Fountain, in one thread of one process. */
export async function measureFountainPeers(): Promise<Figures> {
  const text = writeFountain(hamlet());
  const { Fountain } = requirePeer("fountain-js") as FountainJs;
  const { parser } = requirePeer("aw-parser") as AwParser;
  const time = async (read: () => unknown) => ({ value: median(await timesOf(read, rounds)), unit: "ms" });
  return {
    "reading Hamlet in Fountain, ours": await time(() => readFountain(text, numberedIds())),
    "reading Hamlet in Fountain, fountain-js": await time(() => new Fountain().parse(text, true)),
    "reading Hamlet in Fountain, aw-parser": await time(() => parser.parse(text, {})),
  };
}
