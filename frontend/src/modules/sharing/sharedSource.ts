import type { Play, PlayId } from "#domain/play/play.ts";
import type { HeadingChoice } from "./headingsIn.ts";

/** The play that links are made of. */
export interface SharedSource {
  readonly playId: PlayId;
  readonly title: string;
  /** Undefined while the play is loading. */
  readonly headings: readonly HeadingChoice[] | undefined;
  /** Undefined while the play is loading. A blind link is searched for the author's names. */
  readonly play: Play | undefined;
  /** Resolves once the server has every change. */
  readonly saveNow: () => Promise<void>;
}
