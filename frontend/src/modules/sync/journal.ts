import type { PlayCard } from "#domain/api/plays.ts";

/** What a shelf shows of a play; the session sends it to the server as a copy of what the text says. */
export type CardFields = Pick<PlayCard, "title" | "subtitle" | "authors" | "words" | "pages">;

/** How far a play's words have come. */
export interface SyncStatus {
  /** The device's copy holds all that the server's log says up to this number. */
  readonly sequence: number;
  /** The server knows the play. */
  readonly onServer: boolean;
  /** Changes that the server does not have. */
  readonly waiting: number;
  /** Epoch milliseconds of the oldest of these. */
  readonly since: number | undefined;
  /** A new play without a word yet: it is shown on no shelf and sent nowhere. */
  readonly blank: boolean;
  /** The log was once read to its end, or the play was made here: what is here is no fragment. */
  readonly whole: boolean;
}

/** Whether a writer may be shown what is here: never a fragment, and an empty page only where a new play is made. */
export const isReadable = ({ whole, sequence, onServer, waiting }: SyncStatus): boolean =>
  whole && (sequence > 0 || waiting > 0 || !onServer);

/** How many writings a card was made from. */
export interface CardBasis {
  readonly writes: number;
}

/** One play as it lies on this device. */
export interface DeviceCopy {
  readonly standing: SyncStatus;
  readonly updates: readonly Uint8Array[];
}

/** Changes made here that go to the server as one update. Once sealed, the same id is always the same bytes. */
export interface UpdateBatch {
  readonly updateId: string;
  /** What the device knew when the batch was sealed: by it the server finds an earlier sending of the same batch. */
  readonly after: number;
  readonly update: Uint8Array;
}

/** Words that only a tab holds, about to be journalled. */
export interface JournalEntry {
  readonly update: Uint8Array;
  readonly changes: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What the server said. */
export interface ServerUpdates {
  /** The number after which was asked… */
  readonly after: number;
  /** …and up to which the updates reach. */
  readonly sequence: number;
  readonly updates: readonly Uint8Array[];
  /** Update ids that are in the log. */
  readonly logged: readonly string[];
  /** There is nothing after this. */
  readonly toTheEnd: boolean;
}

/** Words on their way to the server. */
export interface UpdateOutbox {
  /** The play's standing; refused when it is not here. */
  readonly standing: () => Promise<SyncStatus>;
  /** The batch that is on its way, else the next one, sealed under the id given; undefined when nothing waits. */
  readonly seal: (updateId: string) => Promise<UpdateBatch | undefined>;
  /** Takes in what the server said; a batch that is in the log has arrived. */
  readonly learn: (news: ServerUpdates) => Promise<unknown>;
  /** The server knows the play now. */
  readonly created: () => Promise<unknown>;
  /** The server's log is shorter than it was (restored from a backup): everything is to be sent again. */
  readonly startOver: () => Promise<unknown>;
}

/** The words of one person's one play on this device. Every promise resolves when the device has it, not sooner. */
export interface Journal extends UpdateOutbox {
  readonly load: () => Promise<DeviceCopy | undefined>;
  /** Notes that a new play is being made here, so that a reload finds it. */
  readonly begin: (at: number) => Promise<SyncStatus>;
  readonly append: (entries: readonly JournalEntry[]) => Promise<SyncStatus>;
  readonly learn: (news: ServerUpdates) => Promise<SyncStatus>;
  readonly created: () => Promise<SyncStatus>;
  readonly startOver: () => Promise<SyncStatus>;
  /** Keeps what the shelf shows of the play. */
  readonly describe: (card: CardFields, at: number) => Promise<CardBasis>;
  /** The server has the card that was described so. */
  readonly cardSent: (described: CardBasis) => Promise<void>;
  /** Whether words were written here of which the server's card does not know. */
  readonly owesCard: () => Promise<boolean>;
}
