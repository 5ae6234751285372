import type { Block } from "#domain/play/play.ts";
import type { Reader } from "#lambdas/shared/reader.ts";
import type { OpenedLink } from "#lambdas/sharing/openLink.ts";

export interface Knock {
  readonly token: string;
  readonly reader: Reader;
  readonly viewerAddress: string;
}

/** How a reader gets in. */
export interface Links {
  /** The link that this token opens for this reader. Refuses all others alike, and one that wants its password. */
  readonly open: (knock: Knock, now: Date) => Promise<OpenedLink>;
  /** What a link that is not live shows. */
  readonly readBlocks: (link: OpenedLink) => Promise<readonly Block[]>;
}
