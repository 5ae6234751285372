import type { DeviceCopy, Journal, ServerUpdates, SyncStatus, UpdateBatch, UpdateOutbox } from "./journal.ts";
import type { JournalWriter } from "./journalWriter.ts";
import type { Tabs } from "./tabs.ts";

export interface LocalReplicaOptions {
  readonly journal: Journal;
  readonly tabs: Tabs;
  readonly isNew: boolean;
  readonly clock: { readonly now: () => number };
  /** Shows the writer what came from elsewhere. */
  readonly show: (updates: readonly Uint8Array[]) => void;
}

/** The journal as one tab sees it: it goes on in memory where the device keeps nothing, and the other tabs hear of all. */
export interface LocalReplica extends Omit<UpdateOutbox, "seal"> {
  /** The play's standing as last heard of. */
  readonly known: () => SyncStatus;
  readonly show: LocalReplicaOptions["show"];
  /** Shows what is on the device, and notes there that a new play is being made. */
  readonly open: () => Promise<void>;
  /** Reads the journal again: another tab may have written while this one slept. */
  readonly reread: () => Promise<void>;
  readonly adopt: (standing: SyncStatus) => void;
}

const nothingYet: SyncStatus = {
  sequence: 0,
  onServer: true,
  waiting: 0,
  since: undefined,
  blank: false,
  whole: false,
};
const newPlay: SyncStatus = { ...nothingYet, onServer: false, blank: true, whole: true };

export function createLocalReplica({ journal, tabs, isNew, clock, show }: LocalReplicaOptions): LocalReplica {
  let mine = isNew ? newPlay : nothingYet;

  const adopt = (standing: SyncStatus) => {
    mine = {
      ...standing,
      sequence: Math.max(standing.sequence, mine.sequence),
      onServer: standing.onServer || mine.onServer,
      blank: standing.blank && mine.blank,
      whole: standing.whole || mine.whole,
    };
  };
  const take = (copy: DeviceCopy | undefined) => {
    if (!copy) return;
    show(copy.updates);
    mine = copy.standing;
  };
  const reread = async () => take(await journal.load().catch(() => undefined));

  return {
    known: () => mine,
    show,
    adopt,
    reread,
    async open() {
      const copy = await journal.load().catch(() => undefined);
      take(copy);
      if (!copy && isNew) await journal.begin(clock.now()).then(adopt, () => undefined);
    },
    async standing() {
      const there = await journal.standing().catch(() => undefined);
      if (there && there.sequence > mine.sequence) await reread();
      else if (there) adopt(there);
      return mine;
    },
    async learn(news) {
      show(news.updates);
      const inMemory = {
        ...mine,
        onServer: true,
        whole: mine.whole || news.toTheEnd,
        sequence: Math.max(mine.sequence, news.sequence),
      };
      adopt(await journal.learn(news).catch(() => inMemory));
      tabs.tell({ kind: "words", updates: news.updates, standing: mine });
    },
    async created() {
      adopt(await journal.created().catch(() => ({ ...mine, onServer: true })));
    },
    async startOver() {
      mine = { ...mine, sequence: 0 };
      mine = await journal.startOver().catch(() => mine);
    },
  };
}

/** What goes to the server from the journal… */
export const journaledOutbox = (copy: LocalReplica, journal: Journal, writer: JournalWriter): UpdateOutbox => ({
  ...copy,
  async seal(updateId) {
    if (copy.known().waiting === 0) return undefined;
    const batch = await journal.seal(updateId);
    if (batch) copy.show([batch.update]);
    return batch;
  },
  learn: (news) => {
    writer.strayLogged(news.logged);
    return copy.learn(news);
  },
});

/** …and what goes there although the device would not take it. */
export function unjournaledOutbox(copy: LocalReplica, writer: JournalWriter): UpdateOutbox {
  let sealed: UpdateBatch | undefined;
  return {
    ...copy,
    standing: async () => copy.known(),
    async seal(updateId) {
      sealed = await writer.sealStray(updateId, copy.known().sequence);
      return sealed;
    },
    learn(news: ServerUpdates) {
      writer.strayLogged(news.logged);
      return copy.learn(sealed && news.logged.includes(sealed.updateId) ? withOwn(news, sealed) : news);
    },
  };
}

/** The journal never had this batch: without it the device's copy would have a hole. */
const withOwn = (news: ServerUpdates, batch: UpdateBatch): ServerUpdates => ({
  ...news,
  updates: [...news.updates, batch.update],
});
