import { useEffect, useState } from "react";
import { logger } from "#frontend/platform/logger.ts";
import { memoizeAsync } from "#frontend/platform/memoizeAsync.ts";

const load = memoizeAsync(async () => (await import("#domain/account/commonPasswords.ts")).commonPasswords());

/** Loads the list of common passwords. If it can't be loaded, the other rules still apply. */
export const loadCommonPasswords = (): Promise<ReadonlySet<string>> =>
  load().catch((error: unknown) => {
    logger.warn("The list of common passwords could not be loaded", { error });
    return new Set<string>();
  });

/** Returns the list of common passwords; undefined until it has loaded. */
export function useCommonPasswords(): ReadonlySet<string> | undefined {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  useEffect(() => {
    void loadCommonPasswords().then(setCommon);
  }, []);
  return common;
}
