import { execFileSync } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { type Figures, median, timesOf } from "../figures.ts";
import { hamlet } from "../plays.ts";
import { cachePath } from "./bundle.ts";
import { pathOfPeer } from "./peers.ts";

const rounds = 7;
const maxKilobytes = 350;
/** As promised: at most this share of afterwriting's time. */
const share = 0.6;

const command = join(import.meta.dirname, "../../bin/launchConvert.cjs");

/** Measures whole processes that turn Hamlet from Fountain into a PDF: our command, without npm, and afterwriting's. */
export async function measurePdfProcesses(): Promise<Figures> {
  const source = cachePath("hamlet.fountain");
  const [ours, theirs] = [cachePath("ours.pdf"), cachePath("afterwriting.pdf")];
  writeFileSync(source, writeFountain(hamlet()));
  const node = (...args: readonly string[]) => execFileSync(process.execPath, args, { stdio: "ignore" });
  const afterwriting = pathOfPeer("afterwriting/awc.js");
  const time = async (run: () => unknown): Promise<number> => median(await timesOf(run, rounds));
  const peer = await time(() => node(afterwriting, "--source", source, "--pdf", theirs, "--overwrite"));
  const own = await time(() => node(command, source, ours));
  return {
    "PDF of Hamlet, whole process, afterwriting 1.17.3": { value: peer, unit: "ms" },
    "PDF of Hamlet, whole process, ours": { value: own, unit: "ms", limit: Math.round(peer * share) },
    "PDF of Hamlet, size, afterwriting 1.17.3": { value: statSync(theirs).size / 1000, unit: "KB" },
    "PDF of Hamlet, size, ours": { value: statSync(ours).size / 1000, unit: "KB", limit: maxKilobytes },
  };
}
