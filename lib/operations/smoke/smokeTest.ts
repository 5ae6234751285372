import { randomUUID } from "node:crypto";
import { deleteAccount } from "#domain/api/account.ts";
import { listPlays } from "#domain/api/plays.ts";
import { assertThat } from "./assertThat.ts";
import { type Caller, callApi, statusOf } from "./callApi.ts";
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

async function checkAsMember({ site, report }: SiteCheckOptions, account: Account): Promise<void> {
  const { userId, accessToken } = await signInAs(account);
  report("signing in");
  await checkWriting({ caller: { site, accessToken }, userId, report });
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
  const caller = { site, accessToken };
  try {
    const { plays } = await callApi(caller, listPlays);
    assertThat(
      plays.some(({ isSample }) => isSample),
      "A new account has no sample play.",
    );
    report("the sample play of a new account");
    await checkWriting({ caller, userId, report });
  } catch (error) {
    await callApi(caller, deleteAccount).catch(() => {});
    throw error;
  }
  await checkDeletion(caller);
  report("that the account is deleted");
}

async function checkDeletion(caller: Caller): Promise<void> {
  await callApi(caller, deleteAccount);
  const status = await statusOf(caller, listPlays);
  assertThat(status === 401 || status === 403, `A deleted account was answered ${status}.`);
}
