import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { writeJson } from "#domain/play/formats/json/writeJson.ts";
import { type Figures, median } from "../figures.ts";
import { hamlet, repeated } from "../plays.ts";
import { bundle, cachePath } from "./bundle.ts";

const rounds = 5;
const times = 8;
/** Eight times the length may take this many times as long, and as much memory. */
const maxFactor = 9;

interface Cost {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** Measures how time and memory grow with a play's length, each time in a new process. */
export async function measureGrowth(): Promise<Figures> {
  const program = await bundle("bench/formats/conversion.ts", "conversion");
  const [short, long] = [cachePath("hamlet.json"), cachePath("eightHamlets.json")];
  writeFileSync(short, writeJson(hamlet()));
  writeFileSync(long, writeJson(repeated(hamlet(), times)));
  const figures: Record<string, Figures[string]> = {};
  for (const id of ["fountain", "docx", "fdx", "html", "json"]) {
    const [once, eightfold] = [costOf(program, short, id), costOf(program, long, id)];
    const factor = (unit: keyof Cost) => ({ value: eightfold[unit] / once[unit], unit: "×", limit: maxFactor });
    figures[`eight times Hamlet through ${id}, time`] = factor("milliseconds");
    figures[`eight times Hamlet through ${id}, memory`] = factor("megabytes");
  }
  return figures;
}

function costOf(program: string, path: string, id: string): Cost {
  const all = Array.from({ length: rounds }, () => {
    const printed = execFileSync(process.execPath, [program, path, id], { encoding: "utf8" });
    return JSON.parse(printed) as Cost;
  });
  const middle = (unit: keyof Cost): number => median(all.map((cost) => cost[unit]));
  return { milliseconds: middle("milliseconds"), megabytes: middle("megabytes") };
}
