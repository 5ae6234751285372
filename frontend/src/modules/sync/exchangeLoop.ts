import type * as Y from "yjs";
import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.ts";
import type { CardSync } from "./cardSync.ts";
import { createContentCheck } from "./contentCheck.ts";
import { type Exchanged, exchange } from "./exchange.ts";
import type { JournalWriter } from "./journalWriter.ts";
import { journaledOutbox, type LocalReplica, unjournaledOutbox } from "./localReplica.ts";
import type { PlaySessionOptions } from "./playSessionOptions.ts";

export interface ExchangeLoopOptions
  extends Pick<PlaySessionOptions, "journal" | "log" | "takeTurn" | "clock" | "random" | "newId" | "checking"> {
  readonly doc: Y.Doc;
  readonly copy: LocalReplica;
  readonly writer: JournalWriter;
  readonly shelf: CardSync;
  /** Nothing of this tab waits to be sent. */
  readonly isAllSent: () => boolean;
  readonly onDiverged: () => void;
}

/** What one tab says to the server and hears from it about the play, while no other tab does. */
export interface ExchangeLoop {
  /** Sends what waits; asks what is new where that is wished. Rejects with `Refused`. */
  readonly speak: (ask: boolean) => Promise<Exchanged>;
  /** Since when the device and the server are known not to hold the same play (epoch ms): nothing is said any more. */
  readonly divergedAt: () => number | undefined;
}

export function createExchangeLoop(options: ExchangeLoopOptions): ExchangeLoop {
  const { doc, journal, log, takeTurn, clock, random, newId, checking, copy, writer, shelf, isAllSent } = options;
  const journalled = journaledOutbox(copy, journal, writer);
  const strays = unjournaledOutbox(copy, writer);
  let divergedAt: number | undefined;

  /** Both sides stay as they are: words go on into the journal, and nothing is sent or taken any more. */
  const onDiverged = (): void => {
    divergedAt = clock.now();
    options.onDiverged();
  };
  const checker = checking && createContentCheck({ ...checking, clock, random, doc, onDiverged });

  /** What the journal holds, then what the device would not take. */
  async function exchangeAll(ask: boolean): Promise<Exchanged> {
    await writer.flush();
    if (divergedAt !== undefined) throw new Refused("conflict", savingWords.diverged);
    if (copy.known().blank) return { sent: false, others: undefined };
    const common = { log, newId, card: shelf.describe };
    try {
      return await exchange({ ...common, outbox: journalled, ask });
    } finally {
      if (writer.failure() !== undefined) await exchange({ ...common, outbox: strays, ask: false });
    }
  }

  /** The one moment at which both should hold the same: all is sent, and all that came is shown. */
  const compare = ({ others }: Exchanged): void => {
    const { blank, sequence } = copy.known();
    if (others !== undefined && !blank && isAllSent()) checker?.meet(sequence);
  };

  return {
    speak: async (ask) => {
      const exchanged = await takeTurn(async () => {
        const done = await exchangeAll(ask);
        compare(done);
        return done;
      });
      void shelf.refresh(false);
      return exchanged;
    },
    divergedAt: () => divergedAt,
  };
}
