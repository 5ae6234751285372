import { type SourceFile, sourceFiles } from "../importRules.ts";

/** The project of a file of unit tests: with a page or without one, and with modules of its own or with shared ones. */
export type UnitProject = "isolated" | "isolatedPage" | "page" | "unit";

/** These change modules, AWS clients or the language of messages for other files of the same process, too. */
const changesOthers = /\bvi\.(mock|doMock|hoisted|resetModules)\(|\bmockClient\(|\bshowLanguage\(/;
const needsPage = /@vitest-environment page\b/;

/** The code of a Lambda function reads its settings when it's loaded, so a test that changes them loads it itself. */
const changesSettings = ({ path, text }: SourceFile): boolean =>
  path.startsWith("lambdas/") && /\bprocess\.env\b|\bvi\.stubEnv\(|\bawait import\(/.test(text);

export function projectOf(file: SourceFile): UnitProject {
  const { text } = file;
  const isIsolated = changesSettings(file) || changesOthers.test(text);
  if (needsPage.test(text)) return isIsolated ? "isolatedPage" : "page";
  return isIsolated ? "isolated" : "unit";
}

const isUnitTest = ({ path }: SourceFile): boolean =>
  /\.test\.tsx?$/.test(path) && !/\.stack\.test\.ts$|^tests\/(journeys|workbench|browsers)\//.test(path);

/** Returns the paths of all files of unit tests. */
export function unitTests(root: string): Readonly<Record<UnitProject, string[]>> {
  const found: Record<UnitProject, string[]> = { isolated: [], isolatedPage: [], page: [], unit: [] };
  for (const file of sourceFiles(root).filter(isUnitTest)) found[projectOf(file)].push(file.path);
  return found;
}
