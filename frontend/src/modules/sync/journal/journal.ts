import type { PlayCard } from "#domain/api/plays.ts";
import type { BlockKind } from "#domain/play/play.ts";
import type { LoggedMoment, MomentEntry } from "#domain/play/versions/momentLog.ts";

/** What the play list shows of a play. The session sends the server a copy of what the text says. */
export type CardFields = Pick<PlayCard, "title" | "subtitle" | "authors" | "words" | "pages" | "language" | "draft">;

/** The card of a play that can't be read. */
export const noCard: CardFields = { title: "", subtitle: "", authors: "", words: 0, pages: 0 };

/** What it shows without laying out the pages. */
export type CardText = Omit<CardFields, "pages">;

/** One element of a left place, shortened. */
export interface LeftLine {
  readonly kind: BlockKind;
  readonly text: string;
  /** The cursor was in it. */
  readonly isCurrent?: true;
}

/** Where the writer stopped in a play on this device, for the list of plays. It's deleted with the play's text. */
export interface LeftPlace {
  /** Counted from 1; absent if the play has no acts or the place is above the first. */
  readonly act?: number;
  /** Counted from 1; absent if the pages weren't laid out yet. */
  readonly page?: number;
  /** The elements around the cursor. */
  readonly lines: readonly LeftLine[];
}

/** How far a play's changes have come. */
export interface SyncStatus {
  /** This device has everything in the server's log up to this number. */
  readonly sequence: number;
  /** The server has the play. */
  readonly onServer: boolean;
  /** How many changes in the journal the server doesn't have. */
  readonly waiting: number;
  /** When the oldest of them was made (epoch ms). */
  readonly since: number | undefined;
  /** A new play without any words yet. It isn't listed and isn't sent. */
  readonly blank: boolean;
  /** The log was read to its end once, or the play was created here, so this isn't a fragment. */
  readonly whole: boolean;
  /** How many times changes were written to the journal. A tab's own status says how many of them it shows. */
  readonly writes: number;
}

/** Whether a writer may see what's here: never a fragment, and an empty page only for a play that is created here. */
export const isReadable = ({ whole, sequence, onServer, waiting }: SyncStatus): boolean =>
  whole && (sequence > 0 || waiting > 0 || !onServer);

/** The number of journal writes that a card was made from. */
export interface CardBasis {
  readonly writes: number;
}

/** One play as it's stored on this device. */
export interface DeviceCopy {
  readonly status: SyncStatus;
  readonly updates: readonly Uint8Array[];
}

/** Changes that go to the server as one update. Once a batch is sealed, the same id is always the same bytes. */
export interface UpdateBatch {
  readonly updateId: string;
  /** What the device had when the batch was sealed. The server uses it to find an earlier copy of the same batch. */
  readonly after: number;
  readonly update: Uint8Array;
  /** The same, from moment to moment. Absent in batches of earlier releases. */
  readonly moments?: readonly LoggedMoment[];
  /** It begins with the removal of much text. */
  readonly largeDeletion?: boolean;
  /** A number of this page, if the device couldn't store it. */
  readonly page?: number;
}

/** Changes that only one tab has and that are about to be written to the journal. */
export interface JournalEntry {
  readonly update: Uint8Array;
  /** 0 if it only says what the screen showed. */
  readonly changes: number;
  /** When the first of them was made (epoch ms). */
  readonly at: number;
  /** The last update in the server's log that the screen showed then. Absent in entries of earlier releases. */
  readonly known?: number;
  /** The text before it is a moment. */
  readonly endsMoment?: boolean;
  /** It removes much text. */
  readonly largeDeletion?: boolean;
}

/** Updates that came from the server. */
export interface ServerUpdates {
  /** The request asked for everything after this number… */
  readonly after: number;
  /** …and the updates reach up to this one. */
  readonly sequence: number;
  readonly updates: readonly Uint8Array[];
  /** The same as entries of the log, with this device's own, in their order. */
  readonly entries: readonly MomentEntry[];
  /** Update ids that are in the log. */
  readonly logged: readonly string[];
  /** The log has nothing after this. */
  readonly toTheEnd: boolean;
}

/** What the server has of a play, as far as this device knows. */
export interface KnownPlay {
  readonly sequence: number;
  readonly updates: readonly Uint8Array[];
}

/**
 * Where an exchange gets the changes to send and puts what it receives. `Status` includes undefined if the device may
 * fail to answer.
 */
export interface UpdateOutbox<Status = SyncStatus> {
  readonly status: () => Promise<Status>;
  /** Returns the batch that was sealed before and isn't confirmed, or else seals the next one; undefined if nothing waits. */
  readonly seal: (updateId: string) => Promise<UpdateBatch | undefined>;
  /** Stores what the server sent. A batch whose id is logged is confirmed. */
  readonly store: (received: ServerUpdates) => Promise<Status>;
  /** Notes that the server has the play now. */
  readonly created: () => Promise<Status>;
  /** Makes everything wait again. The server's log is shorter than it was, for example restored from a backup. */
  readonly startOver: () => Promise<Status>;
}

/** What the journal has that the server may not have. */
export interface WaitingChanges {
  /** The last update of the server's log in the journal. */
  readonly after: number;
  /** It was sealed before, and may be in the log. */
  readonly batch: UpdateBatch | undefined;
  /** The oldest first, each with its key in the journal, which grows. */
  readonly entries: readonly (JournalEntry & { readonly key: number })[];
}

/** One person's one play on this device. Every promise resolves when the transaction has completed, not before. */
export interface Journal extends UpdateOutbox {
  readonly load: () => Promise<DeviceCopy | undefined>;
  /** Undefined if nothing of the play is here. */
  readonly known: () => Promise<KnownPlay | undefined>;
  /** Returns what waits to be sent. It's read without writing anything. */
  readonly waiting: () => Promise<WaitingChanges>;
  /** Returns the same, moment by moment. */
  readonly unsent: () => Promise<readonly LoggedMoment[]>;
  /** Notes that a new play is being created here, so that a reload finds it. */
  readonly begin: (at: number) => Promise<SyncStatus>;
  readonly append: (entries: readonly JournalEntry[]) => Promise<SyncStatus>;
  /** Stores the play's card. */
  readonly describe: (card: CardFields, at: number) => Promise<CardBasis>;
  /** Notes that the server has the card that was made from `basis`. */
  readonly cardSent: (basis: CardBasis) => Promise<void>;
  /** Whether something was written here since the card that the server has. */
  readonly owesCard: () => Promise<boolean>;
}
