import { type SourceFile, sourceFiles } from "../importRules.ts";

/** The project of a file of unit tests: in a process of its own, with a page in a shared process, or without one. */
export type UnitProject = "isolated" | "page" | "unit";

/** These change modules, AWS clients or the language of messages for other files of the same process, too. */
const changesOthers = /\bvi\.(mock|doMock|hoisted|resetModules)\(|\bmockClient\(|\bshowLanguage\(/;
const needsPage = /@vitest-environment jsdom\b/;

/** The code of a Lambda function reads its settings when it's loaded, so a test that changes them loads it itself. */
const changesSettings = ({ path, text }: SourceFile): boolean =>
  path.startsWith("lambdas/") && /\bprocess\.env\b|\bvi\.stubEnv\(|\bawait import\(/.test(text);

export function projectOf(file: SourceFile): UnitProject {
  const { text } = file;
  if (changesSettings(file) || changesOthers.test(text)) return "isolated";
  return needsPage.test(text) ? "page" : "unit";
}

const isUnitTest = ({ path }: SourceFile): boolean =>
  /\.test\.tsx?$/.test(path) && !/\.stack\.test\.ts$|^tests\/(journeys|workbench|browsers)\//.test(path);

/** Returns the paths of all files of unit tests. */
export function unitTests(root: string): Readonly<Record<UnitProject, string[]>> {
  const found: Record<UnitProject, string[]> = { isolated: [], page: [], unit: [] };
  for (const file of sourceFiles(root).filter(isUnitTest)) found[projectOf(file)].push(file.path);
  return found;
}
