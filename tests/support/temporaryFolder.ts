import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/** A new, empty folder. It's deleted after the test that asked for it, or after the file if that's outside of a test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ghostlight-test-"));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return folder;
}
