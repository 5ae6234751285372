import { logger } from "./logger.ts";

/** Loads code and runs something with it, for which nobody waits. If it fails, that's logged with this sentence. */
export function runLoaded<Code>(load: () => Promise<Code>, run: (code: Code) => unknown, failure: string): void {
  load()
    .then(run)
    .catch((error: unknown) => logger.warn(failure, { error }));
}
