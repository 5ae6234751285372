import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import type { Figures } from "../figures.ts";
import { hamlet } from "../plays.ts";
import { bundle, cachePath } from "./bundle.ts";
import { resolvePeer } from "./peers.ts";

/** As promised: at most a third of fountain-js. */
const share = 1 / 3;

/** Measures how long each parser takes to read Hamlet in Fountain, each in a process of its own. */
export async function measureFountainPeers(): Promise<Figures> {
  const program = await bundle("bench/formats/fountainParsers.ts", "fountainParsers");
  const source = cachePath("hamlet.fountain");
  writeFileSync(source, writeFountain(hamlet()));
  const time = (...args: readonly string[]): number =>
    Number(execFileSync(process.execPath, [program, source, ...args], { encoding: "utf8" }));
  const fountainJs = time("fountain-js", resolvePeer("fountain-js"));
  return {
    "reading Hamlet in Fountain, ours": { value: time("ours"), unit: "ms", limit: fountainJs * share },
    "reading Hamlet in Fountain, fountain-js": { value: fountainJs, unit: "ms" },
    "reading Hamlet in Fountain, aw-parser": { value: time("aw-parser", resolvePeer("aw-parser")), unit: "ms" },
  };
}
