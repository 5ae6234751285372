import { getProfile, patchProfile } from "#domain/api/account.ts";
import { listDevices, reportDevice } from "#domain/api/devices.ts";
import { checkSubscription } from "#domain/api/subscription.ts";
import { Refused } from "#domain/refused.ts";
import type { Tier } from "#domain/subscription/plans.ts";
import { answering, type MemoryRoute } from "./memoryApi.ts";

export interface MemoryPerson {
  /** The `sub`. */
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Absent on the free plan. */
  readonly tier?: Tier | undefined;
}

/** Returns the routes of one person's account. The profile is empty, as it is until the person has been to it. */
export const memoryAccount = ({ userId, tier }: MemoryPerson): readonly MemoryRoute[] => [
  answering(getProfile, () => {
    throw new Refused("not-found", "There is no profile.");
  }),
  answering(patchProfile, () => ({ id: userId, updated_at: new Date().toISOString() })),
  answering(checkSubscription, () => ({
    subscribed: tier !== undefined,
    subscription_tier: tier ?? null,
    subscription_end: null,
    subscription_status: tier ? "active" : null,
  })),
  answering(listDevices, () => ({ devices: [] })),
  answering(reportDevice, ({ params, body }) => ({
    deviceId: params.deviceId,
    browser: body.browser,
    waiting: body.waiting,
    seenAt: new Date().toISOString(),
    canSignOut: true,
  })),
];

/** Returns what a browser stores of the person's session, for this app client. Nobody checks the signatures of the tokens. */
export function storedSessionOf({ userId, name, email }: MemoryPerson, clientId: string): ReadonlyMap<string, string> {
  const times = { iat: nowSeconds(), auth_time: nowSeconds(), exp: nowSeconds() + dayInSeconds };
  const ofAll = { sub: userId, origin_jti: userId, ...times };
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  return new Map([
    [`${prefix}.LastAuthUser`, userId],
    [`${prefix}.${userId}.accessToken`, tokenOf({ ...ofAll, token_use: "access", username: userId })],
    [`${prefix}.${userId}.idToken`, tokenOf({ ...ofAll, token_use: "id", name, email })],
    [`${prefix}.${userId}.refreshToken`, "refresh"],
    [`${prefix}.${userId}.clockDrift`, "0"],
  ]);
}

const dayInSeconds = 86_400;
const nowSeconds = (): number => Math.floor(Date.now() / 1000);
const tokenOf = (claims: object): string => [{ alg: "RS256" }, claims, {}].map(encoded).join(".");
const encoded = (part: object): string =>
  btoa(JSON.stringify(part)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
