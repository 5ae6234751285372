import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..");
const styleSheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));

/** Returns lines with alternative text, `content: "x" / "y";`, that don't follow a line with the content alone. */
function linesWithoutFallback(css: string): readonly string[] {
  const lines = css.split("\n").map((line) => line.trim());
  return lines.filter((line, index) => {
    const [, content] = /^content: (.+) \/ ".*";$/.exec(line) ?? [];
    return content !== undefined && lines[index - 1] !== `content: ${content};`;
  });
}

test("a line without a fallback is found", () => {
  expect(linesWithoutFallback('a {\n  content: "(" / "";\n}')).toEqual(['content: "(" / "";']);
  expect(linesWithoutFallback('a {\n  content: "(";\n  content: "(" / "";\n}')).toEqual([]);
});

test("content with alternative text follows the same content without it, for browsers that drop such lines", () => {
  const found = styleSheets.flatMap((path) => linesWithoutFallback(readFileSync(join(folder, path), "utf8")));
  expect(styleSheets.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});
