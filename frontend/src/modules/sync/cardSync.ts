import type { Scheduler } from "#frontend/platform/clock.ts";
import type { CardFields, Journal } from "./journal.ts";
import type { Log } from "./log.ts";

export interface CardSyncOptions {
  readonly clock: Scheduler;
  readonly log: Pick<Log, "refreshCard">;
  readonly journal: Pick<Journal, "describe" | "owesCard" | "cardSent">;
  /** The card that the text makes now. */
  readonly describe: () => CardFields;
}

/** Keeps the shelf's copy of title and counts near to the text. A copy: whatever happens to it, no word is at stake. */
export interface CardSync {
  readonly touched: () => void;
  /** Takes up what an earlier visit, cut short, did not bring to the server. */
  readonly recall: () => Promise<void>;
  /** Describes the play and notes it on the device. */
  readonly describe: () => Promise<CardFields>;
  /** Brings the server's card up to date, once a minute at most, or at once on leaving. */
  readonly refresh: (leaving: boolean) => Promise<void>;
}

const apartMs = 60_000;

export function createCardSync({ clock, log, journal, describe }: CardSyncOptions): CardSync {
  let stale = false;
  let refreshedAt = Number.NEGATIVE_INFINITY;

  const note = (card: CardFields, at: number) => journal.describe(card, at).catch(() => ({ writes: 0 }));

  return {
    touched() {
      stale = true;
    },
    async recall() {
      stale ||= await journal.owesCard().catch(() => false);
    },
    async describe() {
      const card = asCard(describe());
      await note(card, clock.now());
      return card;
    },
    async refresh(leaving) {
      if (!stale || (!leaving && clock.now() < refreshedAt + apartMs)) return;
      stale = false;
      const at = clock.now();
      refreshedAt = at;
      const card = asCard(describe());
      // Both at once: a page that goes has no time for one after the other.
      const noted = note(card, at);
      try {
        await log.refreshCard(card);
        await journal.cardSent(await noted).catch(() => undefined);
      } catch {
        stale = true;
      }
    },
  };
}

const longestLine = 300;

/** As the contract wants its lines: one line, not too long. */
const asLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, longestLine)
    .trim();

export const asCard = (card: CardFields): CardFields => ({
  ...card,
  title: asLine(card.title),
  subtitle: asLine(card.subtitle),
  authors: asLine(card.authors),
});
