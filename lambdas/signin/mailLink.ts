import type { SendMail } from "#lambdas/services/mail.ts";
import type { Account, UserPool } from "#lambdas/services/userPool.ts";
import { putSignInLink } from "#lambdas/stores/signInLinks.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { linkMail, secondFactorMail } from "./linkMails.ts";
import { hashOfSecret, newLinkSecret } from "./linkSecret.ts";

export interface LinkPost {
  readonly table: Table;
  readonly pool: Pick<UserPool, "findAccount" | "resendConfirmation">;
  readonly sendMail: SendMail;
  readonly siteOrigin: () => Promise<string>;
}

interface Asked {
  readonly email: string;
  readonly destination?: string | undefined;
}

/** Mails whoever has this address what lets them in, if anything may. Answers nothing: nobody is to learn who that is. */
export async function mailLink(post: LinkPost, { email, destination }: Asked, now: Date): Promise<void> {
  const account = await post.pool.findAccount(email);
  if (!account?.enabled) return;
  // Whoever signed this address up chose its password, and may be somebody else: only the sign-up's own link confirms it.
  if (account.status === "UNCONFIRMED") return post.pool.resendConfirmation(email);
  if (account.status !== "CONFIRMED") return;
  const origin = await post.siteOrigin();
  await post.sendMail({ to: account.email, ...(await mailFor(post.table, account, { origin, destination }, now)) });
}

interface Way {
  readonly origin: string;
  readonly destination: string | undefined;
}

async function mailFor(table: Table, account: Account, way: Way, now: Date) {
  const { userId, email, fullName } = account;
  if (account.hasSecondFactor) return secondFactorMail(fullName, `${way.origin}/auth`);
  const secret = newLinkSecret();
  await putSignInLink(table, userId, { secretHash: hashOfSecret(secret), email }, now);
  return linkMail(fullName, linkTo(way, email, secret));
}

/** In the fragment: no server, log or referrer ever sees it. */
function linkTo({ origin, destination }: Way, email: string, secret: string): string {
  const fragment = new URLSearchParams({ email, secret, ...(destination && { destination }) });
  return `${origin}/auth?type=magiclink#${fragment}`;
}
