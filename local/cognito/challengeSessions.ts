import { randomBytes } from "node:crypto";
import { notAuthorized } from "./refusals.ts";

/** One answered challenge of a custom sign-in, as the triggers are told of it. */
export interface ChallengeResult {
  readonly challengeName: string;
  readonly challengeResult: boolean;
  readonly challengeMetadata?: string | undefined;
}

/** What the server remembers of an SRP exchange until the proof comes. */
export interface SrpExchange {
  readonly clientPublic: bigint;
  readonly serverPublic: bigint;
  readonly serverSecret: bigint;
  readonly verifier: bigint;
  readonly secretBlock: Buffer;
}

/** What a sign-in waits for. `name` is the account's, or what stands for nobody's. */
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
  /** Each `Session` is answered once. */
  readonly close: (session: string) => void;
}

/** More sign-ins than this at once are not for a laptop; the oldest makes room. */
const most = 10_000;

/** Kept in memory: a restart in the middle of a sign-in begins it again. */
export const openChallengeSessions = (now: () => number): ChallengeSessions => {
  const pending = new Map<string, { what: PendingChallenge; expiresAt: number }>();
  return {
    open: (what, validMinutes) => {
      const [oldest] = pending.keys();
      if (oldest !== undefined && pending.size >= most) pending.delete(oldest);
      const session = `AYABe${randomBytes(120).toString("base64url")}`;
      pending.set(session, { what, expiresAt: now() + validMinutes * 60_000 });
      return session;
    },
    get: (session) => {
      const found = pending.get(session);
      if (!found) throw notAuthorized("Invalid session for the user.");
      if (found.expiresAt <= now()) throw notAuthorized("Invalid session for the user, session is expired.");
      return found.what;
    },
    close: (session) => void pending.delete(session),
  };
};
