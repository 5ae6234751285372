import type { Scheduler } from "#frontend/platform/clock.ts";
import type { WithLock } from "#frontend/platform/locks.ts";
import type { Session } from "./session.ts";
import { refreshWithinSeconds, tickMs } from "./sessionTimes.ts";

/** The specification's: doubled with every attempt. */
const firstRetryMs = 200;

/** So little is as good as nothing: the token would run out on its way. */
const leastSeconds = 5;

export interface TokenRefreshOptions {
  readonly clock: Scheduler;
  readonly read: () => Promise<Session | undefined>;
  /** Asks for new tokens and stores them; where they are refused, the session is gone from the storage. */
  readonly refresh: () => Promise<void>;
  /** One tab at a time: two that come with the same refresh token would look like a thief. */
  readonly takeTurn: WithLock;
  readonly isRetryable: (error: unknown) => boolean;
}

export interface TokenRefresh {
  /** Refreshes where 90 seconds or less remain; tries again until the next tick. Rejects where that did not help. */
  readonly tick: () => Promise<void>;
  /** The session with a token that still lasts, refreshed first where it must be; one try. */
  readonly getFresh: () => Promise<Session | undefined>;
  /** The same after the server has refused a token. */
  readonly getOther: (refused: string) => Promise<Session | undefined>;
}

/** Keeps the tokens fresh. */
export function createTokenRefresh({ clock, read, refresh, takeTurn, isRetryable }: TokenRefreshOptions): TokenRefresh {
  const refreshWhere = (isDue: (session: Session) => boolean) => async (): Promise<void> => {
    const isStillDue = async () => {
      const session = await read();
      return session !== undefined && isDue(session);
    };
    if (!(await isStillDue())) return;
    await takeTurn("ghostlight-refresh", async () => {
      if (await isStillDue()) await refresh();
    });
  };
  const wait = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));

  const again = async (run: () => Promise<void>): Promise<void> => {
    const startedAt = clock.now();
    for (let attempt = 0; ; attempt++) {
      try {
        return await run();
      } catch (error) {
        const waitMs = firstRetryMs * 2 ** attempt;
        if (!isRetryable(error) || clock.now() + waitMs - startedAt >= tickMs) throw error;
        await wait(waitMs);
      }
    }
  };

  let underway: Promise<void> | undefined;
  return {
    tick: () => {
      underway ??= again(refreshWhere((session) => session.expires_in <= refreshWithinSeconds)).finally(() => {
        underway = undefined;
      });
      return underway;
    },
    getFresh: async () => {
      await refreshWhere((session) => session.expires_in <= leastSeconds)();
      return read();
    },
    getOther: async (refused) => {
      await refreshWhere((session) => session.access_token === refused)();
      return read();
    },
  };
}
