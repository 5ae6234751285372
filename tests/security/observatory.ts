/**
 * Rates the built site with the scanner of Mozilla's Observatory, and fails below the promised rating. The scanner
 * isn't a dependency, because it includes its own web server and database client; it's fetched into `.cache` on demand.
 * Its install scripts, which download lists from the network, aren't run.
 */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startGhostlight } from "#tests/support/stack.ts";
import { startTlsFront } from "./tlsFront.ts";

const scanner = "@mdn/mdn-http-observatory@1.4.8";
const promised = { grade: "A+", score: 120 };

interface Scan {
  readonly scan: { readonly grade: string; readonly score: number };
  readonly tests: Readonly<
    Record<string, { readonly pass: boolean; readonly result: string; readonly scoreModifier: number }>
  >;
}

const folder = fileURLToPath(new URL("../../.cache/observatory", import.meta.url));
const home = join(folder, "node_modules", "@mdn", "mdn-http-observatory");
if (!existsSync(home)) fetchScanner();

const ghostlight = await startGhostlight();
const front = await startTlsFront(ghostlight.origin, folder);
try {
  const { scan, tests } = await runScanner(`localhost:${front.port}`);
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
    console.log(`${pass ? "passed" : "FAILED"}  ${String(scoreModifier).padStart(4)}  ${name}: ${result}`);
  }
  console.log(
    `Mozilla's Observatory: ${scan.grade}, ${scan.score} points (promised: ${promised.grade}, ${promised.score}).`,
  );
  process.exitCode = scan.grade === promised.grade && scan.score >= promised.score ? 0 : 1;
} finally {
  await front.stop();
  await ghostlight.stop();
}

function fetchScanner(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", scanner], {
    cwd: folder,
    stdio: "inherit",
  });
  // The list of sites that browsers know to be HTTPS. Ours isn't on it, so an empty list gives the same rating.
  writeFileSync(join(home, "conf", "hsts-preload.json"), "{}\n");
}

/** Runs the scanner. It trusts our server's certificate as it would a real one, and no other untrusted certificate. */
async function runScanner(host: string): Promise<Scan> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(home, "src", "scan.js"), host], {
    cwd: home,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: front.certificateFile },
  });
  const answer = JSON.parse(stdout) as Scan & { readonly error?: string };
  if (answer.error) throw new Error(answer.error);
  return answer;
}
