import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { siteConfig } from "#domain/api/config.ts";
import { storageEntries } from "#domain/consent/storageEntries.ts";
import { publicOfClient, scrambler, sharedSecretOfClient, signatureOf, signingKey } from "#local/cognito/srp.ts";
import { periodAt, periodMs, totpCode } from "#local/cognito/totp.ts";

export interface ApiSession {
  /** The user's `sub`. */
  readonly userId: string;
  readonly accessToken: string;
  readonly idToken: string;
  /** What a browser would store: the session under Amplify's keys. */
  readonly stored: ReadonlyMap<string, string>;
}

const challenge = z.object({
  ChallengeName: z.literal("PASSWORD_VERIFIER"),
  Session: z.string(),
  ChallengeParameters: z.object({
    USER_ID_FOR_SRP: z.string(),
    SRP_B: z.string(),
    SALT: z.string(),
    SECRET_BLOCK: z.string(),
  }),
});
const result = z.object({ AccessToken: z.string(), IdToken: z.string(), RefreshToken: z.string() });
type Tokens = z.output<typeof result>;
const answer = z.object({
  AuthenticationResult: result.optional(),
  ChallengeName: z.string().optional(),
  Session: z.string().optional(),
});
type Answer = z.output<typeof answer>;
const clock = z.object({ now: z.iso.datetime() });
const claims = z.object({ sub: z.string(), iat: z.number() });

/** RFC 5054 asks for at least 256 bits. */
const secretBytes = 32;

/**
 * Signs in with SRP, like the browser. Amplify isn't used, because its arithmetic takes more CPU time than most of what
 * a test does with the session. `totpSecret` is that of the account's authenticator app, in base32.
 */
export async function signInToApi(
  origin: string,
  username: string,
  password: string,
  totpSecret?: string,
): Promise<ApiSession> {
  const config = siteConfig.parse(await (await fetch(`${origin}/config.json`)).json());
  const ask: Ask = (operation, body) =>
    askCognito(config.userPoolEndpoint ?? "", operation, { ClientId: config.userPoolClientId, ...body });
  const secret = BigInt(`0x${randomBytes(secretBytes).toString("hex")}`);
  const clientPublic = publicOfClient(secret);
  const AuthParameters = { USERNAME: username, SRP_A: clientPublic.toString(16) };
  const begun = await ask("InitiateAuth", { AuthFlow: "USER_SRP_AUTH", AuthParameters });
  const { ChallengeName, Session, ChallengeParameters: given } = challenge.parse(begun);
  const identity = { poolName: config.userPoolId.split("_")[1] ?? "", username: given.USER_ID_FOR_SRP };
  const exchange = { clientPublic, serverPublic: BigInt(`0x${given.SRP_B}`) };
  const shared = sharedSecretOfClient(exchange, { ...identity, password, salt: BigInt(`0x${given.SALT}`), secret });
  const timestamp = timestampOf(new Date());
  const claim = { ...identity, secretBlock: Buffer.from(given.SECRET_BLOCK, "base64"), timestamp };
  const ChallengeResponses = {
    USERNAME: identity.username,
    PASSWORD_CLAIM_SECRET_BLOCK: given.SECRET_BLOCK,
    TIMESTAMP: timestamp,
    PASSWORD_CLAIM_SIGNATURE: signatureOf(signingKey(shared, scrambler(exchange)), claim).toString("base64"),
  };
  const verified = answer.parse(await ask("RespondToAuthChallenge", { ChallengeName, Session, ChallengeResponses }));
  const proved =
    verified.ChallengeName === "SOFTWARE_TOKEN_MFA" && totpSecret !== undefined
      ? await enterCode(ask, {
          username: identity.username,
          totpSecret,
          session: verified.Session,
          now: await timeAt(origin),
        })
      : verified;
  if (!proved.AuthenticationResult) throw new Error(`Signing in as ${username} asks for ${proved.ChallengeName}.`);
  return sessionOf(config.userPoolClientId, username, proved.AuthenticationResult);
}

type Ask = (operation: string, body: object) => Promise<unknown>;

const timeAt = async (origin: string): Promise<number> =>
  Date.parse(clock.parse(await (await fetch(`${origin}/local/clock`)).json()).now);

interface CodeChallenge {
  readonly username: string;
  readonly totpSecret: string;
  readonly session: string | undefined;
  /** Epoch ms. */
  readonly now: number;
}

/** Enters the code that the app shows now. A code is accepted once, so if it's used, enters a later one. */
async function enterCode(ask: Ask, { username, totpSecret, session, now }: CodeChallenge): Promise<Answer> {
  const enter = async (period: number) =>
    answer.parse(
      await ask("RespondToAuthChallenge", {
        ChallengeName: "SOFTWARE_TOKEN_MFA",
        Session: session,
        ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: totpCode(totpSecret, period) },
      }),
    );
  const period = periodAt(now);
  const enterLater = async () => {
    await sleep(periodMs);
    return enter(period + 2);
  };
  return enter(period)
    .catch(() => enter(period + 1))
    .catch(enterLater);
}

async function askCognito(endpoint: string, operation: string, body: object): Promise<unknown> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(z.object({ message: z.string() }).parse(await response.json()).message);
  return response.json();
}

/** Returns the form in which the time is signed: `Sat Nov 21 02:56:22 UTC 2026`. */
function timestampOf(time: Date): string {
  const [weekday = "", day, month, year, clock = ""] = time.toUTCString().split(" ");
  return `${weekday.slice(0, 3)} ${month} ${Number(day)} ${clock} UTC ${year}`;
}

function sessionOf(clientId: string, loginId: string, { AccessToken, IdToken, RefreshToken }: Tokens): ApiSession {
  const [, payload = ""] = AccessToken.split(".");
  const { sub, iat } = claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  const client = `${storageEntries.signIn.key}${clientId}`;
  const stored = new Map([
    [`${client}.LastAuthUser`, sub],
    [`${client}.${sub}.accessToken`, AccessToken],
    [`${client}.${sub}.idToken`, IdToken],
    [`${client}.${sub}.refreshToken`, RefreshToken],
    [`${client}.${sub}.clockDrift`, String(iat * 1000 - Date.now())],
    [`${client}.${sub}.signInDetails`, JSON.stringify({ loginId, authFlowType: "USER_SRP_AUTH" })],
  ]);
  return { userId: sub, accessToken: AccessToken, idToken: IdToken, stored };
}
