import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A program that isn't ours and that checks our files. */
export interface Program {
  readonly command: string;
  /** The Debian package that has it. */
  readonly package: string;
}

export const libreOffice: Program = { command: "soffice", package: "libreoffice-writer" };
export const pdfToText: Program = { command: "pdftotext", package: "poppler-utils" };
export const epubCheck: Program = { command: "epubcheck", package: "epubcheck" };
/** Debian's epubcheck is a Java archive. */
export const java: Program = { command: "java", package: "default-jre-headless" };
export const qpdf: Program = { command: "qpdf", package: "qpdf" };

export const pathOf = ({ command }: Program): string =>
  spawnSync("which", [command], { encoding: "utf8" }).stdout.trim();

export const isInstalled = (program: Program): boolean => pathOf(program) !== "";

const longestMilliseconds = 240_000;

interface Finished {
  readonly ok: boolean;
  /** Standard output, then standard error. */
  readonly output: string;
}

export function run(program: Program, ...args: readonly string[]): Finished {
  const { status, error, stdout, stderr } = spawnSync(program.command, args, {
    encoding: "utf8",
    timeout: longestMilliseconds,
    maxBuffer: 100_000_000,
  });
  return { ok: status === 0, output: `${stdout ?? ""}${stderr ?? ""}${error ? String(error) : ""}` };
}

/** The files of the last run stay here, so that people can look at a difference. */
const folder = join(import.meta.dirname, "../../.cache/interop");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** Writes a file and returns its path. */
export function put(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** Makes a folder for what a program writes, and returns its path. */
export function makeFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

/** Converts a file with LibreOffice, in a profile of its own, and returns the new file's path. */
export function convertWithLibreOffice(
  path: string,
  target: "pdf" | "docx" | "odt" | "rtf" | "txt:Text (encoded):UTF8",
): string {
  const [extension = ""] = target.split(":");
  const outputFolder = join(folder, `to-${extension}`);
  mkdirSync(outputFolder, { recursive: true });
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  const { output } = run(libreOffice, profile, "--headless", "--convert-to", target, "--outdir", outputFolder, path);
  const written = join(outputFolder, basename(path).replace(/\.[^.]*$/, `.${extension}`));
  if (existsSync(written)) return written;
  throw new Error(`LibreOffice couldn't convert ${basename(path)} to ${extension}: ${output.slice(0, 300)}`);
}

/** Returns the text of a PDF in the order in which it was written. By default, pdftotext looks for columns. */
export function textOfPdf(path: string): string {
  const { ok, output } = run(pdfToText, "-raw", "-enc", "UTF-8", path, "-");
  if (!ok) throw new Error(`pdftotext couldn't read ${basename(path)}: ${output.slice(0, 300)}`);
  return output;
}
