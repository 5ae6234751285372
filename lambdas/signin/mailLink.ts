import { askForLanguage } from "#domain/account/localAddress.ts";
import type { SendMail } from "#lambdas/services/mailMessage.ts";
import type { PoolAccount, UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { putSignInLink } from "#lambdas/stores/signInLinks.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { accountExistsMail, addressInUseMail, linkMail, secondFactorMail, signInByPasswordMail } from "./linkMails.ts";
import { hashOfSecret, newLinkSecret } from "./linkSecret.ts";

export interface LinkMailDeps {
  readonly table: Table;
  readonly pool: Pick<UserPoolClient, "findAccount" | "resendConfirmation">;
  readonly sendMail: SendMail;
  readonly siteOrigin: () => Promise<string>;
}

interface Asked {
  readonly email: string;
  readonly destination?: string | undefined;
  /** What somebody was doing with the address: creating an account, or using it for another account. */
  readonly why?: "sign-up" | "new-address" | undefined;
}

/**
 * E-mails the owner of this address a way to sign in, if there is one. Returns nothing, so the caller can't learn
 * whether the account exists.
 */
export async function mailLink(post: LinkMailDeps, { email, destination, why }: Asked, now: Date): Promise<void> {
  const account = await post.pool.findAccount(email);
  if (!account?.enabled) return;
  if (why === "new-address") {
    const mail = addressInUseMail(account, `${await post.siteOrigin()}/auth?${askForLanguage(account.language)}`);
    return post.sendMail({ to: account.email, ...mail });
  }
  // The person who signed up with this address chose its password and may not own the address. So only the sign-up's
  // own link confirms it.
  if (account.status === "UNCONFIRMED") return post.pool.resendConfirmation(email);
  if (account.status !== "CONFIRMED") return;
  const way = { origin: await post.siteOrigin(), destination, isSignUp: why === "sign-up" };
  await post.sendMail({ to: account.email, ...(await mailFor(post.table, account, way, now)) });
}

interface Way {
  readonly origin: string;
  readonly destination: string | undefined;
  /** Somebody tried to create an account with the address. */
  readonly isSignUp: boolean;
}

async function mailFor(table: Table, account: PoolAccount, way: Way, now: Date) {
  const { userId, email } = account;
  const inLanguage = askForLanguage(account.language);
  const pages = {
    signIn: `${way.origin}/auth?${inLanguage}`,
    newPassword: `${way.origin}/forgot-password?${inLanguage}`,
  };
  if (account.hasSecondFactor)
    return way.isSignUp ? signInByPasswordMail(account, pages) : secondFactorMail(account, pages.signIn);
  const secret = newLinkSecret();
  await putSignInLink(table, userId, { secretHash: hashOfSecret(secret), email }, now);
  const link = linkTo(way, account, secret);
  return way.isSignUp ? accountExistsMail(account, { ...pages, link }) : linkMail(account, link);
}

/** The secret is in the URL fragment, so it never reaches a server, log or referrer. */
function linkTo({ origin, destination }: Way, { email, language }: PoolAccount, secret: string): string {
  const fragment = new URLSearchParams({ email, secret, ...(destination && { destination }) });
  return `${origin}/auth?type=magiclink&${askForLanguage(language)}#${fragment}`;
}
