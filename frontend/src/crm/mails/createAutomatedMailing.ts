import {
  type AutomatedMail,
  automatedMails,
  type MailResult,
  type SignInVisit as Occasion,
  onceKeyOf,
  sendAutomatedMail,
} from "#domain/account/automatedMail.ts";
import { discoverySeconds } from "#domain/account/occasions.ts";
import type { SessionEntries } from "#frontend/platform/browserStorage.ts";
import type { Scheduler } from "#frontend/platform/clock.ts";
import { logger } from "#frontend/platform/logger.ts";
import type { RecordedSignIn } from "#frontend/platform/session/visits/visits.ts";

export interface Recipient {
  readonly userId: string;
  /** Empty if it isn't known. */
  readonly email: string;
}

export interface AutomatedMailingOptions {
  readonly clock: Scheduler;
  /** The storage of this browser session. */
  readonly storage: Pick<SessionEntries, "getItem" | "setItem">;
  readonly who: () => Recipient | undefined;
  /** Returns how many plays the signed-in person has. */
  readonly countPlays: () => Promise<number>;
}

type Kind = AutomatedMail["kind"];

/**
 * Decides when automated mail would be sent. None is sent: automated mail is switched off, and each result says so.
 * Failures are logged and never reach the person.
 */
export function createAutomatedMailing({ clock, storage, who, countPlays }: AutomatedMailingOptions) {
  /** Sends the mail of these kinds that is due, each once per occasion in this browser session. */
  const sendDue = (kinds: readonly Kind[], occasion: Partial<Occasion>): readonly MailResult[] => {
    const person = who();
    if (!person) return [];
    const now = new Date(clock.now());
    const due = automatedMails({ ...nothingKnown, signedInAt: now, ...occasion }, now);
    return due
      .filter(({ kind }) => kinds.includes(kind))
      .filter((mail) => isFirstOf(onceKeyOf(mail, person.userId, now)))
      .map((mail) => send(mail, person.email || undefined));
  };

  const isFirstOf = (key: ReturnType<typeof onceKeyOf>): boolean => {
    const isFirst = storage.getItem(key) === null;
    storage.setItem(key, "done");
    return isFirst;
  };

  const counted = async (userId: string, run: (plays: number) => readonly MailResult[]) => {
    if (who()?.userId !== userId) return [];
    try {
      const plays = await countPlays();
      return who()?.userId === userId ? run(plays) : [];
    } catch (error) {
      logger.warn("The plays could not be counted", { error });
      return [];
    }
  };

  return {
    /** Sends one mail, to the signed-in person or to a given recipient. */
    send: (mail: AutomatedMail, recipient?: string): MailResult => send(mail, who()?.email || undefined, recipient),

    /** Somebody has signed in here. Features are suggested a minute later. */
    arrive: ({ userId, createdAt, lastTouched }: RecordedSignIn): readonly MailResult[] => {
      const signedInAt = new Date(clock.now());
      clock.after(discoverySeconds * 1000, () => {
        void counted(userId, (plays) => sendDue(["feature_discovery"], { plays, signedInAt }));
      });
      return sendDue(["welcome_sequence", "welcome", "re_engagement"], {
        createdAt: dateOf(createdAt),
        lastTouched: dateOf(lastTouched),
      });
    },

    /** Somebody is back with a session that is still valid. */
    look: (createdAt: string): readonly MailResult[] =>
      sendDue(["welcome_sequence", "welcome"], { createdAt: dateOf(createdAt) }),

    playMade: async (): Promise<readonly MailResult[]> =>
      counted(who()?.userId ?? "", (plays) => sendDue(["milestone"], { plays })),
  };
}

const nothingKnown = { createdAt: undefined, lastTouched: undefined, plays: 0 };

const dateOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

/** `own` is the person's own address. A given recipient replaces it, and then there is no warning. */
function send(mail: AutomatedMail, own: string | undefined, recipient?: string): MailResult {
  const result = sendAutomatedMail(mail, recipient ?? own);
  if (result.reason === "no-email") logger.warn("No e-mail address for an automated mail", { kind: mail.kind });
  else logger.info("An automated mail was not sent", { kind: mail.kind, ...result });
  return result;
}
