import { accessibleBooks } from "./accessibleBooks.ts";
import type { Check } from "./checks.ts";
import { commentChecks } from "./commentChecks.ts";
import { typedChecks, writtenChecks } from "./documentChecks.ts";
import { fdxChecks } from "./fdxChecks.ts";
import { pdfChecks } from "./pdfChecks.ts";
import { interopPlays } from "./plays.ts";
import { isInstalled, type Program } from "./programs.ts";

/** `npm run interop [-- TEXT]`. With a text, only checks that contain it. See docs/formats.md. */
const [wanted = ""] = process.argv.slice(2);

const plays = await interopPlays();
const shortest = plays.toSorted((a, b) => a.play.blocks.length - b.play.blocks.length).slice(0, 1);
const earnest = plays.filter(({ name }) => name === "earnest");
const checks = [
  ...plays.flatMap((play) => [
    ...writtenChecks(play),
    ...commentChecks(play),
    ...accessibleBooks(play),
    ...fdxChecks(play),
    ...pdfChecks(play),
  ]),
  ...(earnest.length > 0 ? earnest : shortest).flatMap(typedChecks),
].filter(({ what, play }) => `${play} ${what}`.includes(wanted));

const installed = new Map<string, boolean>();

function isMissing(program: Program): boolean {
  const known = installed.get(program.command) ?? isInstalled(program);
  installed.set(program.command, known);
  return !known;
}

async function outcome({ programs, run }: Check): Promise<{ state: "ok" | "skipped" | "DIFFERS"; detail: string }> {
  const missing = programs.filter(isMissing);
  if (missing.length > 0) {
    const names = missing.map((program) => `${program.command} (Debian: ${program.package})`);
    return { state: "skipped", detail: `not installed: ${names.join(", ")}` };
  }
  try {
    return { state: "ok", detail: await run() };
  } catch (error) {
    return { state: "DIFFERS", detail: error instanceof Error ? error.message.replace(/\s+/g, " ") : String(error) };
  }
}

const counts = { ok: 0, skipped: 0, DIFFERS: 0 };
for (const check of checks) {
  const { state, detail } = await outcome(check);
  counts[state]++;
  console.log(`${state.padEnd(8)} ${check.play.padEnd(22)} ${check.what.padEnd(72)} ${detail}`);
}
console.log(`\n${counts.ok} ok, ${counts.DIFFERS} different, ${counts.skipped} skipped.`);
process.exitCode = counts.DIFFERS > 0 || checks.length === 0 ? 1 : 0;
