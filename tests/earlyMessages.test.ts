import { join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./importRules.ts";

const source = "frontend/src/";
const files = new Map(
  sourceFiles(join(import.meta.dirname, "..")).map(({ path, text }) => [path.replaceAll("\\", "/"), text]),
);

/** Returns the paths of what a file imports before it runs. */
function importedAtOnce(path: string): string[] {
  const text = files.get(path) ?? "";
  const names = [...text.matchAll(/^(?:import|export)\s(?!type\s)[^;"']*?["']([^"']+\.tsx?)["']/gm)];
  return names.flatMap(([, name = ""]) => {
    if (name.startsWith("#frontend/")) return [name.replace("#frontend/", source)];
    return name.startsWith(".") ? [join(path, "..", name).replaceAll("\\", "/")] : [];
  });
}

function loadedWith(entry: string): Set<string> {
  const found = new Set([entry]);
  for (const path of found) for (const each of importedAtOnce(path)) found.add(each);
  return found;
}

test.each(["main.tsx", "reader.tsx"])("what loads with %s reads no message before the language is chosen", (entry) => {
  const paths = [...loadedWith(source + entry)].filter((path) => !path.includes("/messages/"));
  expect(paths.length).toBeGreaterThan(20);
  const early = paths.filter((path) =>
    /^(export )?const [^=\n]+ = (\w*[wW]ords|\w+Labels)[.;]/m.test(files.get(path) ?? ""),
  );
  expect(early).toEqual([]);
});
