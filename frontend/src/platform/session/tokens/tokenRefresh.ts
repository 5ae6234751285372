import { backoff } from "#frontend/platform/backoff.ts";
import type { Scheduler } from "#frontend/platform/clock.ts";
import type { WithLock } from "#frontend/platform/locks.ts";
import type { Session } from "../store/session.ts";
import { refreshWithinSeconds, tickMs } from "../store/sessionTimes.ts";

/** From the specification; doubled with every attempt. */
const firstRetryMs = 200;

/** With less time than this, the token could expire during the request. */
const leastSeconds = 5;

export interface TokenRefreshOptions {
  readonly clock: Scheduler;
  readonly read: () => Promise<Session | undefined>;
  /** Requests new tokens and stores them. If they are refused, the session is removed from storage. */
  readonly refresh: () => Promise<void>;
  /** One tab at a time, because two requests with the same refresh token look like theft. */
  readonly takeTurn: WithLock;
  readonly isRetryable: (error: unknown) => boolean;
}

export interface TokenRefresh {
  /** Refreshes if 90 seconds or less remain, and retries until the next tick. Rejects if that didn't help. */
  readonly tick: () => Promise<void>;
  /** Returns the session with a valid token, refreshed if needed, with one attempt. */
  readonly getFresh: () => Promise<Session | undefined>;
  /** Returns the session after the server has refused a token. */
  readonly getOther: (refused: string) => Promise<Session | undefined>;
}

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
    for (let attempt = 1; ; attempt++) {
      try {
        return await run();
      } catch (error) {
        const waitMs = backoff(attempt, { firstMs: firstRetryMs });
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
