import type { Clock } from "./clock.ts";
import type { CardFields, Journal } from "./journal.ts";
import type { Log } from "./log.ts";

export interface ShelfCopyOptions {
  readonly clock: Clock;
  readonly log: Pick<Log, "refreshCard">;
  readonly journal: Pick<Journal, "describe">;
  /** The card that the text makes now. */
  readonly describe: () => CardFields;
}

/** Keeps the shelf's copy of title and counts near to the text. A copy: whatever happens to it, no word is at stake. */
export interface ShelfCopy {
  readonly touched: () => void;
  /** Describes the play and notes it on the device. */
  readonly describe: () => Promise<CardFields>;
  /** Brings the server's card up to date, once a minute at most, or at once on leaving. */
  readonly refresh: (leaving: boolean) => Promise<void>;
}

const apartMs = 60_000;

export function createShelfCopy({ clock, log, journal, describe }: ShelfCopyOptions): ShelfCopy {
  let stale = false;
  let refreshedAt = Number.NEGATIVE_INFINITY;

  const describeHere = async () => {
    const card = asCard(describe());
    await journal.describe(card, clock.now()).catch(() => undefined);
    return card;
  };

  return {
    touched() {
      stale = true;
    },
    describe: describeHere,
    async refresh(leaving) {
      if (!stale || (!leaving && clock.now() < refreshedAt + apartMs)) return;
      stale = false;
      refreshedAt = clock.now();
      const card = await describeHere();
      await log.refreshCard(card).catch(() => {
        stale = true;
      });
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

const asCard = (card: CardFields): CardFields => ({
  ...card,
  title: asLine(card.title),
  subtitle: asLine(card.subtitle),
  authors: asLine(card.authors),
});
