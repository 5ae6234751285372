import type { AttemptLimits } from "./attempts.ts";
import type { ChallengeSessions } from "./challengeSessions.ts";
import type { PoolSessions } from "./poolSessions.ts";
import type { SigningKeys } from "./signingKeys.ts";
import type { ClientProperties, GroupProperties, Trigger, UserPoolProperties } from "./template.ts";
import type { Users } from "./users.ts";

export interface PoolMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

/** Runs a trigger's function with Cognito's event and returns its result; rejects with its error. */
export type InvokeTrigger = (trigger: Trigger, event: object) => Promise<unknown>;

export interface LocalUserPool {
  readonly id: string;
  readonly issuer: string;
  readonly properties: UserPoolProperties;
  readonly clients: Readonly<Record<string, ClientProperties>>;
  readonly groups: readonly GroupProperties[];
  readonly users: Users;
  readonly sessions: PoolSessions;
  readonly challenges: ChallengeSessions;
  readonly attempts: AttemptLimits;
  readonly keys: SigningKeys;
  readonly invokeTrigger: InvokeTrigger;
  readonly sendMail: (mail: PoolMail) => Promise<void> | void;
  /** Milliseconds since 1970, from a clock that tests can set. */
  readonly now: () => number;
}
