import type { Play } from "#domain/play/play.ts";
import type { DeletedPassage } from "#domain/play/versions/deletedPassages.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import type { MomentPlace } from "#domain/play/versions/momentPlace.ts";
import type { ElementTexts, ShownMoment } from "./momentRuns.ts";

/** What the page asks the worker with the log. */
export type MomentRequest =
  | {
      readonly kind: "add";
      readonly log: MomentLog;
      /** Only what was deleted is asked for, and no moments. */
      readonly isForDeleted?: boolean;
    }
  | { readonly kind: "play"; readonly run: number; readonly place: MomentPlace }
  | { readonly kind: "forget"; readonly run: number }
  | { readonly kind: "now"; readonly elements: ElementTexts }
  | { readonly kind: "deleted"; readonly words?: string };

export interface MomentAnswers {
  readonly add: readonly ShownMoment[] | undefined;
  readonly play: Play | undefined;
  readonly forget: undefined;
  readonly now: undefined;
  readonly deleted: readonly DeletedPassage[];
}
