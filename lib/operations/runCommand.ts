import { CannotProceed } from "./cannotProceed.ts";

/** Runs a command. What an operator must do is printed without a stack trace, and the exit code is 2. */
export async function runCommand(run: () => Promise<void> | void): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof CannotProceed || isBadOption(error))) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

/** `parseArgs` throws these for an option it doesn't know. */
function isBadOption(error: unknown): error is Error {
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
