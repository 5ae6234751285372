import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";

/** A place in a bundle, as V8 writes it into a stack. */
const bundledPlace = /(?:file:\/\/)?(\/[^\s()]+\.mjs):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

/**
 * Returns the stack with places in our source files. Node can do that itself (`--enable-source-maps`), but then it reads
 * the map, which is larger than the code, at every cold start.
 */
export const sourceStack = (stack: string): string =>
  stack.replace(bundledPlace, (place, file: string, line: string, column: string) => {
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !("originalSource" in found)) return place;
    const { originalSource, originalLine, originalColumn } = found;
    return `${originalSource.replace(/^(\.\.\/)+/, "")}:${originalLine + 1}:${originalColumn + 1}`;
  });

/** A map that can't be read leaves the stack as it is: an error must be reported all the same. */
function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
