import { resolve } from "node:path";
import { importsOf, type SourceFile, sourceFiles } from "../importRules.ts";

const files = new Map(sourceFiles(resolve(import.meta.dirname, "../..")).map((file) => [file.path, file]));

/** Removes what isn't loaded together with a file: imports of types, and imports on demand. */
const loadedAtOnce = ({ path, text }: SourceFile): SourceFile => ({
  path,
  text: text.replace(/^import type [^;]*;/gm, "").replace(/\bimport\(/g, "onDemand("),
});

/** Returns everything that loads with a file of the frontend: paths of our own files, and `npm:` names of packages. */
export function loadedWith(entry: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    const file = files.get(path);
    if (file) for (const target of importsOf(loadedAtOnce(file))) visit(target);
  };
  visit(`frontend/src/${entry}`);
  return reached;
}
