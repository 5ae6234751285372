import { basename, dirname, join } from "node:path";

/** A path or an identifier that a document mentions in backticks. */
export interface DocReference {
  readonly line: number;
  readonly text: string;
}

/** Returns what a Markdown text has in backticks. Fenced blocks don't count: they are commands and samples. */
export function referencesIn(markdown: string): DocReference[] {
  const text = markdown.replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, " "));
  return [...text.matchAll(/`([^`\n]+)`/g)].map(({ 1: reference = "", index }) => ({
    line: text.slice(0, index).split("\n").length,
    text: reference,
  }));
}

const fileName = /^[\w.<>*-]+\.(ts|tsx|mjs|cjs|js|json|css|html|md)$/;
const ownPath = /^(…|\.{1,2}|\.?[\w-]+)\/[\w./*<>@-]*$/;
const identifier = /^[A-Za-z_$][\w$]*(\(\))?$/;

/** Returns whether it names a file or a folder of the project. Addresses begin with `/`, packages with `@`. */
export const isPath = ({ text }: DocReference): boolean => fileName.test(text) || ownPath.test(text);

export const isIdentifier = ({ text }: DocReference): boolean => identifier.test(text);

/**
 * Returns a function that says whether a path of a document exists: from the project's root, from the document's folder,
 * or as the end of a path. `<name>` stands for a word, `*` for any name.
 */
export function pathChecker(files: readonly string[]): (document: string, path: string) => boolean {
  const known = [...new Set(files.flatMap(withFolders))];
  const exact = new Set(known);
  return (document, path) => {
    const wanted = path.replace(/^…\//, "").replace(/\/$/, "");
    if (exact.has(wanted) || exact.has(join(dirname(document), wanted))) return true;
    const pattern = new RegExp(`(^|/)${wanted.split("/").map(nameOrPlaceholder).join("/")}$`);
    return known.some((one) => pattern.test(one));
  };
}

function withFolders(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? [file] : [file, ...withFolders(folder)];
}

const nameOrPlaceholder = (name: string): string =>
  name === "**"
    ? ".*"
    : name
        .split(/(<\w+>|\*)/)
        .map((part) => (/^(<\w+>|\*)$/.test(part) ? "[^/]+" : part.replace(/[.$()[\]{}^?+|\\]/g, "\\$&")))
        .join("");

/** Returns every word that a source text could define or use, and the names of the files. */
export const wordsIn = (sources: readonly string[], files: readonly string[]): Set<string> =>
  new Set([
    ...sources.flatMap((source) => source.match(/[A-Za-z_$][\w$]*/g) ?? []),
    ...files.map((file) => basename(file).replace(/\..*$/, "")),
  ]);
