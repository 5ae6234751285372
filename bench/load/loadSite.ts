import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteConfig } from "#domain/api/config.ts";
import type { UserId } from "#domain/play/play.ts";
import { daySeconds } from "#domain/time.ts";
import { type Call, createCall } from "#frontend/platform/call.ts";
import { issuerOf } from "#local/cognito/poolIds.ts";
import { openSigningKeys } from "#local/cognito/signingKeys.ts";
import type { Fault } from "#local/faults.ts";
import { startGhostlight } from "#tests/support/stack.ts";

interface NewPerson {
  readonly userId: UserId;
  readonly call: Call;
}

/** Where a Ghostlight is. */
export interface SitePlace {
  readonly origin: string;
  readonly dataFolder: string;
}

/** A Ghostlight of its own, in its own process. */
export interface LoadSite {
  readonly place: SitePlace;
  /** Returns the API client of a new person. */
  readonly signUp: () => NewPerson;
  /** Advances the server's clock, which runs what is due by then, such as the sweeper. */
  readonly advanceClock: (seconds: number) => Promise<void>;
  readonly order: (fault: Fault) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Returns a function that signs up a new person. Signing in a thousand people would take longer than the measurement, so
 * they get the token that they would have.
 */
export async function openSignUp({ origin, dataFolder }: SitePlace): Promise<() => NewPerson> {
  const config = siteConfig.parse(await (await fetch(`${origin}/config.json`)).json());
  const keys = openSigningKeys(join(dataFolder, "cognito", "keys.json"));
  const base = new URL(config.apiBase, origin).href;
  return () => {
    const userId = randomUUID() as UserId;
    const token = keys.sign("access", accessOf(userId, config));
    return { userId, call: createCall({ fetch, getToken: async () => token, getBase: async () => base }) };
  };
}

export async function startLoadSite(): Promise<LoadSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), "ghostlight-load-"));
  const { origin, stop } = await startGhostlight(dataFolder);
  const control = async (what: string, order: object): Promise<void> => {
    const headers = { "content-type": "application/json" };
    const { ok, status } = await fetch(`${origin}/local/${what}`, {
      method: "POST",
      headers,
      body: JSON.stringify(order),
    });
    if (!ok) throw new Error(`/local/${what} answered ${status}.`);
  };
  return {
    place: { origin, dataFolder },
    signUp: await openSignUp({ origin, dataFolder }),
    advanceClock: (seconds) => control("clock", { advanceSeconds: seconds }),
    order: (fault) => control("faults", fault),
    stop: async () => {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

interface Pool {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
}

function accessOf(userId: UserId, { userPoolId, userPoolClientId }: Pool) {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: userId,
    username: userId,
    iss: issuerOf(userPoolId),
    client_id: userPoolClientId,
    token_use: "access",
    scope: "aws.cognito.signin.user.admin",
    origin_jti: randomUUID(),
    jti: randomUUID(),
    auth_time: now,
    iat: now,
    exp: now + daySeconds,
  };
}
