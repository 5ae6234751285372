import { Refused } from "#domain/refused.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { getConfig } from "../../config.ts";
import { needsReloadForLanguage, showWantedLanguage } from "../../language.ts";
import { logger } from "../../logger.ts";
import { loadCode } from "../../reloadForNewRelease.ts";
import { whenIdle } from "../../whenIdle.ts";
import { emitAuthChange } from "../store/authChanges.ts";
import { browserSessionStore } from "../store/browserSessionStore.ts";
import { sessionObserver } from "../store/sessionObserver.ts";
import { readStoredSession } from "../store/storedSession.ts";
import { reloadAfterSignIn } from "../visits/signInReload.ts";
import { type AuthFailure, authFailureOf } from "./authFailure.ts";
import { openAuth } from "./openAuth.ts";

type Failed = { readonly kind: "failed"; readonly failure: AuthFailure };

/** The account asks for its authenticator app's code. A wrong code can be corrected. */
interface SecondStep {
  readonly kind: "totp";
  readonly answer: (code: string) => Promise<SignInOutcome>;
}

export type SignInOutcome = { readonly kind: "signed-in" } | { readonly kind: "not-confirmed" } | SecondStep | Failed;

interface Credentials {
  readonly email?: string;
  readonly phone?: string;
  readonly password: string;
}

/** Signs in with a password over SRP, so the password is never sent. Refuses without an e-mail or a phone number. */
export async function signIn({ email, phone, password }: Credentials): Promise<SignInOutcome> {
  const username = email?.trim() || phone?.trim();
  if (!username) throw new Refused("invalid", authWords.check.nobody);
  return attempt(async () => {
    const aside = await openAside();
    return outcomeOf(aside, await aside.begin({ username, password }));
  });
}

/** Uses a sign-in link. */
export const redeemSignInLink = (email: string, secret: string): Promise<SignInOutcome> =>
  attempt(async () => {
    const aside = await openAside();
    const options = { authFlowType: "CUSTOM_WITHOUT_SRP" } as const;
    await aside.begin({ username: email, options });
    return outcomeOf(aside, await aside.redeem(secret));
  });

/**
 * Asks the signed-in person for their password without signing them out. Afterward, the session is as recent as the
 * server requires. The alternative is a link that leads back here (`requestSignInLink`).
 */
export function reauthenticate(password: string): Promise<SignInOutcome> {
  const state = browserSessionStore.get();
  if (state.kind !== "signed-in") return Promise.resolve({ kind: "failed", failure: { kind: "session-missing" } });
  return signIn({ email: state.session.user.email, password });
}

/**
 * Loads the code for signing in before it's needed, so that a connection lost while somebody types doesn't matter: some
 * browsers remember that code failed to load, and would need a reload, which empties the form.
 */
export function preloadSignIn(): void {
  whenIdle(() => void Promise.all([import("./parallelSignIn.ts"), openAuth()]).catch(() => undefined));
}

type Aside = Awaited<ReturnType<typeof openAside>>;

async function openAside() {
  const [{ openParallelSignIn: openSignInAside }, config] = await Promise.all([
    loadCode(() => import("./parallelSignIn.ts")),
    getConfig(),
    openAuth(),
  ]);
  return openSignInAside(config);
}

async function outcomeOf(aside: Aside, output: Awaited<ReturnType<Aside["begin"]>>): Promise<SignInOutcome> {
  if (output.isSignedIn) {
    aside.adopt();
    await showAccountLanguage();
    await sessionObserver.look("here");
    return { kind: "signed-in" };
  }
  const { signInStep } = output.nextStep;
  if (signInStep === "CONFIRM_SIGN_UP") return { kind: "not-confirmed" };
  if (signInStep === "RESET_PASSWORD") return { kind: "failed", failure: { kind: "reset-asked" } };
  if (signInStep === "CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE")
    return { kind: "failed", failure: { kind: "link-wrong" } };
  if (signInStep !== "CONFIRM_SIGN_IN_WITH_TOTP_CODE") return { kind: "failed", failure: { kind: "unexpected" } };
  return { kind: "totp", answer: (code) => answerTotp(aside, code) };
}

/** Before anything is shown to the person who signs in. Somebody who only signs in again isn't interrupted. */
async function showAccountLanguage(): Promise<void> {
  const shown = browserSessionStore.get();
  if (shown.kind === "signed-in" && shown.session.user.id === (await readStoredSession())?.user.id) return;
  if (needsReloadForLanguage()) return reloadAfterSignIn();
  await showWantedLanguage().catch((error: unknown) =>
    logger.warn("The account's language could not be shown", { error }),
  );
}

const answerTotp = (aside: Aside, code: string): Promise<SignInOutcome> =>
  attempt(async () => {
    const output = await aside.answer(code);
    if (output.isSignedIn) emitAuthChange({ kind: "mfa-challenge-verified" });
    return outcomeOf(aside, output);
  });

async function attempt(run: () => Promise<SignInOutcome>): Promise<SignInOutcome> {
  try {
    return await run();
  } catch (error) {
    const failure = authFailureOf(error);
    if (failure.kind === "unexpected") logger.error(error);
    return { kind: "failed", failure };
  }
}
