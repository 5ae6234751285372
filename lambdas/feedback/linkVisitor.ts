import type { ReaderId } from "#domain/feedback/feedback.ts";
import type { OpenedLink } from "#lambdas/shared/links/openLink.ts";

/** A reader who has opened a link with a key. */
export interface LinkVisitor extends OpenedLink {
  readonly keyHash: string;
  readonly readerId: ReaderId;
  readonly viewerAddress: string;
  readonly now: Date;
}
