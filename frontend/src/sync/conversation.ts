import type * as Y from "yjs";
import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/words/saving.ts";
import { createChecker } from "./checking.ts";
import { type Exchanged, exchange } from "./exchange.ts";
import type { ScriptOptions } from "./scriptOptions.ts";
import type { ShelfCopy } from "./shelfCopy.ts";
import { journalledOutbox, strayOutbox, type TabCopy } from "./tabCopy.ts";
import type { Writer } from "./writer.ts";

export interface ConversationOptions
  extends Pick<ScriptOptions, "journal" | "log" | "takeTurn" | "clock" | "random" | "newId" | "checking"> {
  readonly doc: Y.Doc;
  readonly copy: TabCopy;
  readonly writer: Writer;
  readonly shelf: ShelfCopy;
  /** Nothing of this tab waits to be sent. */
  readonly isAllSent: () => boolean;
  readonly onDiverged: () => void;
}

/** What one tab says to the server and hears from it about the play, while no other tab does. */
export interface Conversation {
  /** Sends what waits; asks what is new where that is wished. Rejects with `Refused`. */
  readonly speak: (ask: boolean) => Promise<Exchanged>;
  /** Since when the device and the server are known not to hold the same play (epoch ms): nothing is said any more. */
  readonly divergedAt: () => number | undefined;
}

export function createConversation(options: ConversationOptions): Conversation {
  const { doc, journal, log, takeTurn, clock, random, newId, checking, copy, writer, shelf, isAllSent } = options;
  const journalled = journalledOutbox(copy, journal, writer);
  const strays = strayOutbox(copy, writer);
  let divergedAt: number | undefined;

  /** Both sides stay as they are: words go on into the journal, and nothing is sent or taken any more. */
  const onDiverged = (): void => {
    divergedAt = clock.now();
    options.onDiverged();
  };
  const checker = checking && createChecker({ ...checking, clock, random, doc, onDiverged });

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
