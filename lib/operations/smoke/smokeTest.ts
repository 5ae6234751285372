import { randomUUID } from "node:crypto";
import { deleteAccount } from "#domain/api/account.ts";
import { listPlays } from "#domain/api/plays.ts";
import { answerStatus, type SiteCaller, siteCaller } from "#lambdas/services/site/siteCaller.ts";
import { assertThat } from "./assertThat.ts";
import { checkSite, type SiteCheckOptions } from "./checkSite.ts";
import { checkWriting } from "./checkWriting.ts";
import { type ConfirmationReader, laptopMailbox, terminalMailbox } from "./confirmations.ts";
import { type Account, connectAmplify, signInAs, signOutQuietly, signUpAs } from "./smokeAccount.ts";

export interface SmokeTestOptions extends SiteCheckOptions {
  /**
   * An account that exists and stays, or the address of one to create and delete. A laptop needs neither. Elsewhere,
   * nothing that needs an account is checked without.
   */
  readonly account?: Account | { readonly email: string; readonly password?: undefined } | undefined;
}

/**
 * Checks a site as a person uses it: the site itself, then an account, a first play, saving, sharing, reading and deleting.
 * Reports each thing that was checked. Throws `CannotProceed` for the first failure.
 */
export async function smokeTest({ account, ...options }: SmokeTestOptions): Promise<void> {
  const { site } = options;
  const config = await checkSite(options);
  const isLaptop = config.userPoolEndpoint !== undefined;
  const used = account ?? (isLaptop ? { email: `smoke.${randomUUID()}@ghostlight.test` } : undefined);
  if (!used) return;
  connectAmplify(config);
  try {
    if (used.password !== undefined) await checkAsMember(options, used);
    else await checkAsNewcomer(options, used.email, isLaptop ? laptopMailbox(site) : terminalMailbox);
  } finally {
    await signOutQuietly();
  }
}

/** A laptop that's busy may need longer than a site. */
const timeoutMs = 30_000;

/** Returns the calls of a person, and those of a reader who isn't signed in. */
const callersOf = (site: string, accessToken: string) => ({
  writer: siteCaller(site, { accessToken, timeoutMs }),
  reader: siteCaller(site, { timeoutMs }),
});

async function checkAsMember({ site, report }: SiteCheckOptions, account: Account): Promise<void> {
  const { userId, accessToken } = await signInAs(account);
  report("signing in");
  await checkWriting({ ...callersOf(site, accessToken), userId, report });
}

async function checkAsNewcomer(
  { site, report }: SiteCheckOptions,
  email: string,
  readConfirmation: ConfirmationReader,
): Promise<void> {
  const account = await signUpAs(email, readConfirmation);
  report("signing up, with the e-mail");
  const { userId, accessToken } = await signInAs(account);
  report("signing in");
  const callers = callersOf(site, accessToken);
  const { writer } = callers;
  try {
    const { plays } = await writer(listPlays);
    assertThat(
      plays.some(({ isSample }) => isSample),
      "A new account has no sample play.",
    );
    report("the sample play of a new account");
    await checkWriting({ ...callers, userId, report });
  } catch (error) {
    await writer(deleteAccount).catch(() => {});
    throw error;
  }
  await checkDeletion(writer);
  report("that the account is deleted");
}

async function checkDeletion(writer: SiteCaller): Promise<void> {
  await writer(deleteAccount);
  const status = await answerStatus(writer(listPlays));
  assertThat(status === 401 || status === 403, `A deleted account was answered ${status}.`);
}
