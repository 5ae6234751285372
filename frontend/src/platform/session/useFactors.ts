import { use } from "react";
import { type Loaded, useServerData } from "../queries/useServerData.ts";
import type { Factor } from "./store/session.ts";
import { SessionContext, useSession } from "./useSession.ts";

interface ReadFactors {
  readonly state: Loaded<readonly Factor[]>;
  readonly reload: () => Promise<void>;
}

/**
 * Reads the signed-in person's second factors, for screens that show them or depend on them. Another tab may have changed
 * them, so they're read again when people come back.
 */
export function useFactors({ isEnabled = true } = {}): ReadFactors {
  const { readFactors } = use(SessionContext);
  const session = useSession();
  const known = session.kind === "signed-in" ? session.session.user.factors : undefined;
  const { state, reload } = useServerData({ key: ["factors"], load: readFactors, isEnabled, isReloadedOnReturn: true });
  // The session's are up to date after one was added or removed.
  return { state: known ? { kind: "ready", data: known } : state, reload };
}
