import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/**
 * Creates an empty folder. It's deleted after the test that requested it, or after the file if it was requested outside
 * of a test.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ghostlight-test-"));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return folder;
}
