import * as z from "zod";
import { AwsError } from "#local/protocol/AwsError.ts";
import { adminOperation, fields, openOperation } from "../cognitoOperation.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import { invalidParameter } from "../refusals.ts";
import { getByAccessToken } from "../tokens.ts";
import { findPeriod, newTotpSecret } from "../totp.ts";
import type { User } from "../users.ts";

const { AccessToken, UserPoolId, Username } = fields;

const assertPlayed = ({ properties: { MfaConfiguration, EnabledMfas } }: LocalUserPool) => {
  if (MfaConfiguration === "OFF" || !EnabledMfas.includes("SOFTWARE_TOKEN_MFA"))
    throw new AwsError("SoftwareTokenMFANotFoundException", "Software Token MFA has not been enabled by the userPool");
};

/** Returns a new secret. The current one stays in use until the new one is verified. */
export const AssociateSoftwareToken = openOperation(z.object({ AccessToken }), (pool, input) => {
  assertPlayed(pool);
  const { user } = getByAccessToken(pool, input.AccessToken);
  const secret = newTotpSecret();
  pool.users.change(user.username, () => ({ totpOffer: secret }));
  return { SecretCode: secret };
});

export const VerifySoftwareToken = openOperation(
  z.object({ AccessToken, UserCode: z.string().regex(/^[0-9]{6}$/), FriendlyDeviceName: z.string().optional() }),
  (pool, input) => {
    assertPlayed(pool);
    const { user } = getByAccessToken(pool, input.AccessToken);
    pool.attempts.assertUnlocked(user.username);
    const secret = user.totpOffer;
    if (!secret) throw invalidParameter("User has not associated a software token.");
    const period = findPeriod(secret, input.UserCode, pool.now());
    if (period === undefined) {
      pool.attempts.countFailure(user.username);
      throw new AwsError("EnableSoftwareTokenMFAException", "Code mismatch");
    }
    pool.users.change(user.username, ({ totp }) => ({
      totp: { secret, lastPeriod: period, enabled: totp?.enabled ?? false, preferred: totp?.preferred ?? false },
      totpOffer: undefined,
    }));
    return { Status: "SUCCESS" };
  },
);

const SoftwareTokenMfaSettings = z
  .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
  .optional();

export const SetUserMFAPreference = openOperation(z.object({ AccessToken, SoftwareTokenMfaSettings }), (pool, input) =>
  setPreference(pool, getByAccessToken(pool, input.AccessToken).user, input.SoftwareTokenMfaSettings),
);

export const AdminSetUserMFAPreference = adminOperation(
  z.object({ UserPoolId, Username, SoftwareTokenMfaSettings }),
  (pool, input) => setPreference(pool, pool.users.get(input.Username), input.SoftwareTokenMfaSettings),
);

function setPreference(
  pool: LocalUserPool,
  { username, totp }: User,
  settings: z.output<typeof SoftwareTokenMfaSettings>,
): object {
  if (!settings) return {};
  if (!totp) {
    if (!settings.Enabled) return {};
    throw invalidParameter("User has not verified software token mfa");
  }
  const { Enabled: enabled, PreferredMfa: preferred } = settings;
  pool.users.change(username, () => ({ totp: { ...totp, enabled, preferred: enabled && preferred } }));
  return {};
}
