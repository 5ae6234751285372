import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const edge = /(?:^|[\s;])(?:(?:border|outline):\s*[1-9]|border-color:)/;

/** Returns the selectors of rules whose elements only a shadow sets apart, so that they have no edge in forced colors. */
function withoutEdge(css: string): readonly string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const rules = [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    selector: selector.trim().replace(/:not\(:focus-visible\)$/, ""),
    body,
  }));
  const edged = new Set(rules.flatMap(({ selector, body }) => (edge.test(body) ? [selector] : [])));
  return rules.flatMap(({ selector, body }) =>
    /box-shadow:[^;]*var\(--shadow\)/.test(body) && !edged.has(selector) ? [selector] : [],
  );
}

test("whatever has a shadow has an edge in forced colors, too", () => {
  const names = readdirSync("frontend/src", { recursive: true, encoding: "utf8" });
  const paths = names.filter((name) => name.endsWith(".css")).map((name) => `frontend/src/${name}`);
  expect(paths.length).toBeGreaterThan(50);
  const found = paths.flatMap((path) => withoutEdge(readFileSync(path, "utf8")).map((rule) => `${path}: ${rule}`));
  expect(found).toEqual([]);
});

test("a border of one side is no edge", () => {
  expect(withoutEdge(".a { box-shadow: var(--shadow); }")).toEqual([".a"]);
  expect(withoutEdge(".a { border-inline-start: 3px solid; box-shadow: var(--shadow); }")).toEqual([".a"]);
  expect(withoutEdge(".a { border: 1px solid var(--line); box-shadow: var(--shadow); }")).toEqual([]);
  expect(withoutEdge(".a { box-shadow: var(--shadow); outline: 1px solid transparent; }")).toEqual([]);
  const besideFocus = ".a { box-shadow: var(--shadow); } .a:not(:focus-visible) { outline: 1px solid transparent; }";
  expect(withoutEdge(besideFocus)).toEqual([]);
});
