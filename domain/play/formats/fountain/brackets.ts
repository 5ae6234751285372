/**
 * The maximum length of a parenthetical in lines. Nobody writes longer ones, and looking further would take too long in
 * unusual files.
 */
const maxParentheticalLines = 12;

/** Returns how many lines one pair of brackets spans, from the first character to the last; 0 for none. */
export function parentheticalLength(lineAt: (offset: number) => string | undefined): number {
  if (!lineAt(0)?.startsWith("(")) return 0;
  let depth = 0;
  for (let offset = 0; offset < maxParentheticalLines; offset++) {
    const line = lineAt(offset);
    const end = line === undefined ? undefined : depthAfter(line, depth);
    if (end === undefined) return 0;
    if (end === 0) return offset + 1;
    depth = end;
  }
  return 0;
}

/** Returns how deep in brackets a line ends; undefined if the outermost bracket closes before the end. */
function depthAfter(line: string, from: number): number | undefined {
  let depth = from;
  for (let at = 0; at < line.length; at++) {
    const character = line[at];
    if (character === "\\") at++;
    else if (character === "(") depth++;
    else if (character === ")") depth--;
    if (depth <= 0 && at < line.length - 1) return undefined;
  }
  return depth;
}

/** Returns whether a spoken line could be read as a parenthetical or as the beginning of one. */
export const opensParenthetical = (line: string): boolean => line.startsWith("(") && depthAfter(line, 0) !== undefined;
