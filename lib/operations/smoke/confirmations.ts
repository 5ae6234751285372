import { createInterface } from "node:readline/promises";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { CannotProceed } from "#lib/operations/cannotProceed.ts";

/** Waits for the e-mail that confirms a new account, and returns its code. */
export type ConfirmationReader = (email: string) => Promise<string>;

const waitMs = 30_000;
const pollMs = 250;
const mails = z.array(z.object({ to: z.string(), text: z.string() }));

/** Reads the mailbox of a Ghostlight that runs on a laptop. */
export const laptopMailbox =
  (site: string): ConfirmationReader =>
  async (email) => {
    for (let waited = 0; waited < waitMs; waited += pollMs) {
      const received = mails.parse(await (await fetch(new URL("/local/outbox.json", site))).json());
      const mail = received.find(({ to }) => to === email);
      if (mail) return codeIn(mail.text);
      await sleep(pollMs);
    }
    throw new CannotProceed(`No e-mail to ${email} arrived within ${waitMs / 1000} seconds.`);
  };

/** Asks the person at the terminal, who reads the mailbox. */
export const terminalMailbox: ConfirmationReader = async (email) => {
  if (!process.stdin.isTTY) {
    throw new CannotProceed(
      "Nobody can be asked here for the link in the e-mail. Use an existing account: see docs/deploying.md.",
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return codeIn(await terminal.question(`Paste the link from the e-mail to ${email}: `));
  } finally {
    terminal.close();
  }
};

/** Returns the code of the link in a text. The code alone will do, too. */
export function codeIn(text: string): string {
  const code = /[#?&]code=(\w+)/.exec(text)?.[1] ?? /^\s*(\d{6})\s*$/.exec(text)?.[1];
  if (!code) throw new CannotProceed("There is no confirmation link in this text.");
  return code;
}
