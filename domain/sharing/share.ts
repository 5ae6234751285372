import type { Branded } from "../brand.ts";
import type { BlockId, PlayId, UserId } from "../play/play.ts";

/** Sixteen characters of `A-Z a-z 0-9 _ -`, chosen by the browser. It opens nothing by itself. */
export type ShareId = Branded<"ShareId">;
/** `<shareId>.<HMAC-SHA256 of it, 128 bits in base64url>`: who has it may read. */
export type ShareToken = Branded<"ShareToken">;

/** What a link shows: the whole play, or the chosen scenes by the ids of their headings. */
export type Shown = { readonly what: "play" } | { readonly what: "scenes"; readonly headings: readonly BlockId[] };

/** What its author decides about a link. */
export interface ShareOptions {
  /** For whom it was made; only the author sees it. */
  readonly label: string;
  readonly shows: Shown;
  /** As the play is now, whenever that is. Only a link to the whole play may be; others show it as it was. */
  readonly isLive: boolean;
  /** Blind reading: without any name of the author. */
  readonly isBlind: boolean;
  /** Of a blind link: single words that are blacked out besides full names. */
  readonly hiddenWords: readonly string[];
  readonly takesFeedback: boolean;
  readonly mayDownload: boolean;
  /** ISO 8601; null is no end. */
  readonly endsAt: string | null;
}

/** A link as it is kept. */
export interface Share extends ShareOptions {
  readonly shareId: ShareId;
  readonly playId: PlayId;
  readonly owner: UserId;
  readonly createdAt: string;
  /** Since when it shows what it shows; absent while it is live. */
  readonly frozenAt?: string;
  readonly opens: number;
  readonly lastOpenedAt?: string;
}
