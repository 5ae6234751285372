import { changeSignIn, type SignInChange } from "#domain/api/securityChanges.ts";
import { totpCode } from "#local/cognito/totp.ts";

/** Asks a running Ghostlight to change how the bearer of a token signs in. */
export async function askForChange(origin: string, accessToken: string, body: SignInChange): Promise<Response> {
  return fetch(`${origin}/api${changeSignIn.path}`, {
    method: changeSignIn.method,
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/**
 * Turns on an authenticator app, as the screen does, with the code of the period that's read when it's sent. The sign-in must
 * be fresh. Returns the app's secret in base32.
 */
export async function turnOnApp(origin: string, accessToken: string, readPeriod: () => number): Promise<string> {
  const begun = await askForChange(origin, accessToken, { change: "new-app" });
  const { secret } = changeSignIn.response.parse(await begun.json());
  if (!secret) throw new Error(`No app was set up: ${begun.status}`);
  const turnOn = () => askForChange(origin, accessToken, { change: "app-on", code: totpCode(secret, readPeriod()) });
  // On a busy machine, a period can end while its code is on the way.
  const first = await turnOn();
  const on = first.ok ? first : await turnOn();
  if (!on.ok) throw new Error(`The app wasn't turned on: ${await on.text()}`);
  return secret;
}
