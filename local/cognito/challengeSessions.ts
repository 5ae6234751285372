import { randomBytes } from "node:crypto";
import { minuteMs } from "#domain/time.ts";
import { notAuthorizedError } from "./refusals.ts";

/** One answered challenge of a custom sign-in, as the triggers receive it. */
export interface ChallengeResult {
  readonly challengeName: string;
  readonly challengeResult: boolean;
  readonly challengeMetadata?: string | undefined;
}

/** What the server stores of an SRP exchange until the client's proof arrives. */
export interface SrpExchange {
  readonly clientPublic: bigint;
  readonly serverPublic: bigint;
  readonly serverSecret: bigint;
  readonly verifier: bigint;
  readonly secretBlock: Buffer;
}

/** What a sign-in is waiting for. `name` is the account's name, or the placeholder for a missing account. */
export type PendingChallenge = { readonly name: string; readonly clientId: string } & (
  | { readonly challenge: "PASSWORD_VERIFIER"; readonly srp: SrpExchange; readonly custom?: readonly ChallengeResult[] }
  | { readonly challenge: "SELECT_CHALLENGE" }
  | { readonly challenge: "NEW_PASSWORD_REQUIRED" }
  | { readonly challenge: "SOFTWARE_TOKEN_MFA" }
  | {
      readonly challenge: "CUSTOM_CHALLENGE";
      readonly results: readonly ChallengeResult[];
      readonly privateParameters: Readonly<Record<string, string>>;
      readonly metadata?: string | undefined;
    }
);

export interface ChallengeSessions {
  readonly open: (pending: PendingChallenge, validMinutes: number) => string;
  readonly get: (session: string) => PendingChallenge;
  /** Each `Session` can be answered once. */
  readonly close: (session: string) => void;
}

/** The maximum number of concurrent sign-ins; plenty for a laptop. Beyond it, the oldest is dropped. */
const maxSessions = 10_000;

/** Kept in memory, so a restart aborts sign-ins in progress. */
export const openChallengeSessions = (now: () => number): ChallengeSessions => {
  const pending = new Map<string, { what: PendingChallenge; expiresAt: number }>();
  return {
    open: (what, validMinutes) => {
      const [oldest] = pending.keys();
      if (oldest !== undefined && pending.size >= maxSessions) pending.delete(oldest);
      const session = `AYABe${randomBytes(120).toString("base64url")}`;
      pending.set(session, { what, expiresAt: now() + validMinutes * minuteMs });
      return session;
    },
    get: (session) => {
      const found = pending.get(session);
      if (!found) throw notAuthorizedError("Invalid session for the user.");
      if (found.expiresAt <= now()) throw notAuthorizedError("Invalid session for the user, session is expired.");
      return found.what;
    },
    close: (session) => void pending.delete(session),
  };
};
