import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ghostlight } from "#lib/ghostlight.ts";
import type { Stage } from "#lib/stage.ts";
import { CannotProceed } from "./cannotProceed.ts";

/** The project's folder. */
export const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

const assembly = join(projectRoot, "cdk.out");
const site = join(projectRoot, "dist", "site");

/** The commit that is deployed. */
export const releaseHere = (): string =>
  execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: projectRoot, encoding: "utf8" }).trim();

/** Throws `CannotProceed` if the checkout has changes, because the release would have the name of a commit that it isn't. */
export function assertCommitted(): void {
  const changes = execFileSync("git", ["status", "--porcelain"], { cwd: projectRoot, encoding: "utf8" }).trim();
  if (changes === "") return;
  throw new CannotProceed(
    `These files have changes that aren't committed, so the release couldn't be deployed again:\n${changes}\n` +
      "Commit them. To deploy them anyway, add --uncommitted.",
  );
}

/** The version of the project, for templates that nobody deploys. */
export const versionHere = (): string => JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")).version;

export const buildApp = (): void => run("npm", "run", "--silent", "build");

/** Writes a stage's templates with the app as it was built to `cdk.out`, without a network. */
export const synthesizeStage = (stage: Stage): void => writeTemplates(stage, site);

/** Writes a stage's templates with an empty site. It's enough to delete the stacks. */
export function synthesizeEmptyStage(stage: Stage): void {
  const empty = join(projectRoot, ".cache", "empty-site");
  mkdirSync(join(empty, "assets"), { recursive: true });
  writeTemplates(stage, empty);
}

/** The template of a stack, as last written. */
export const templateNamed = (stackName: string) =>
  JSON.parse(readFileSync(join(assembly, `${stackName}.template.json`), "utf8"));

function writeTemplates(stage: Stage, files: string): void {
  ghostlight({ root: projectRoot, stage, site: files, outdir: assembly, isChecked: true }).synth();
}

/** Runs a command of the CDK on all stacks in `cdk.out`. */
export const runCdk = (command: string, ...options: string[]): void =>
  run("npx", "cdk", command, "--all", "--no-notices", "--app", assembly, ...options);

function run(program: string, ...options: string[]): void {
  const env = { ...process.env, CDK_DISABLE_CLI_TELEMETRY: "true" };
  execFileSync(program, options, { cwd: projectRoot, stdio: "inherit", env });
}
