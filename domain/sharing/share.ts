import type { Branded } from "../brand.ts";
import type { BlockId, PlayId, UserId } from "../play/play.ts";

/** 16 characters of `A-Z a-z 0-9 _ -`, chosen by the browser. It gives no access by itself. */
export type ShareId = Branded<"ShareId">;
/** `<shareId>.<HMAC-SHA256 of it, 128 bits in base64url>`. It gives access to the play. */
export type ShareToken = Branded<"ShareToken">;

/** What a link shows: the whole play, or chosen scenes by the IDs of their headings. */
export type Shown = { readonly what: "play" } | { readonly what: "scenes"; readonly headings: readonly BlockId[] };

/** Characters in a reader's name. */
export const maxReaderNameLength = 80;
/** Personal links that are created at once. */
export const maxReadersAtOnce = 50;

/** Characters of what the author tells everybody who opens a live link. */
export const maxAnnouncementLength = 200;

/** Whom a personal link is for. */
export interface PersonalReader {
  readonly name: string;
  readonly email?: string | undefined;
}

/** The options of a link. */
export interface ShareOptions {
  /** The author's note on who the link is for. Only the author sees it. */
  readonly label: string;
  readonly shows: Shown;
  /** Always shows the latest draft. Only for the whole play; other links show a copy. */
  readonly isLive: boolean;
  /** Blind reading: without the author's names. */
  readonly isBlind: boolean;
  /** Single words that a blind link blacks out besides full names. */
  readonly hiddenWords: readonly string[];
  readonly takesFeedback: boolean;
  readonly mayDownload: boolean;
  /** The author sees which scene its readers read last, and the page says so. Never with `isBlind`. */
  readonly tellsLastScene: boolean;
  /** ISO 8601; null means no end. */
  readonly endsAt: string | null;
}

/** A stored link. */
export interface Share extends ShareOptions {
  readonly shareId: ShareId;
  readonly playId: PlayId;
  readonly owner: UserId;
  /** Absent if it isn't a personal link. */
  readonly reader?: PersonalReader | undefined;
  readonly createdAt: string;
  /** When its copy of the play was made; absent if it's live. */
  readonly frozenAt?: string;
  readonly opens: number;
  readonly lastOpenedAt?: string;
  /** The heading of the scene that was read last. */
  readonly lastScene?: BlockId | undefined;
}
