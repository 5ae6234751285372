import { eventually, origin } from "./browserDevice.ts";

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Returns the e-mails to an address, oldest first. */
export async function mailsTo({ email }: { readonly email: string }): Promise<readonly ReceivedMail[]> {
  const mails: readonly (ReceivedMail & { readonly at: string })[] = await (
    await fetch(`${origin}/local/outbox.json`)
  ).json();
  return mails.filter(({ to }) => to === email).sort((a, b) => a.at.localeCompare(b.at));
}

/** Waits for the newest e-mail to an address; `count` is how many there must be by then. */
export async function newestMail(to: { readonly email: string }, count = 1): Promise<ReceivedMail> {
  await eventually(async () => (await mailsTo(to)).length).toBeGreaterThanOrEqual(count);
  const mail = (await mailsTo(to)).at(-1);
  if (!mail) throw new Error(`There is no mail to ${to.email}.`);
  return mail;
}

/** Returns the link in an e-mail as a path of the site. */
export function linkIn({ text }: ReceivedMail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link?.startsWith(origin)) throw new Error(`No link of ours in: ${text}`);
  return link;
}
