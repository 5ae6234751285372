import { join } from "node:path";
import * as z from "zod";
import { openRecordLog } from "#local/protocol/recordLog.ts";
import { htmlOfText, textOfHtml } from "./mailText.ts";

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** ISO 8601 */
  at: z.string(),
});
export type CaughtMail = z.output<typeof mail>;

export interface Mailbox {
  /** Stores an e-mail. The missing form (text or HTML) is made from the other. */
  readonly add: (mail: {
    readonly to: string;
    readonly subject: string;
    readonly html?: string;
    readonly text?: string;
  }) => void;
  /** Newest first. */
  readonly list: () => CaughtMail[];
}

/** The maximum number of e-mails. Beyond it, the oldest are dropped. */
const maxMails = 500;

/** Stores every e-mail that would have been sent, in the folder. */
export const openMailbox = (dataFolder: string, now: () => number = Date.now): Mailbox => {
  const log = openRecordLog(join(dataFolder, "outbox.jsonl"), mail);
  const keys = () => [...log.all()].map(([key]) => key).sort();
  let next = Number(keys().at(-1) ?? 0) + 1;
  return {
    add: ({ to, subject, html, text }) => {
      log.put(String(next++).padStart(12, "0"), {
        to,
        subject,
        text: text ?? textOfHtml(html ?? ""),
        html: html ?? htmlOfText(text ?? ""),
        at: new Date(now()).toISOString(),
      });
      for (const key of keys().slice(0, -maxMails)) log.remove(key);
    },
    list: () =>
      keys()
        .reverse()
        .flatMap((key) => log.find(key) ?? []),
  };
};
