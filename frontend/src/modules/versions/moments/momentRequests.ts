import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import type { MomentPlace } from "#domain/play/versions/momentPlace.ts";
import type { PlayThen, ShownMoment } from "./momentRuns.ts";

/** What the page asks the worker with the log. */
export type MomentRequest =
  | { readonly kind: "add"; readonly log: MomentLog }
  | { readonly kind: "play"; readonly run: number; readonly place: MomentPlace }
  | { readonly kind: "forget"; readonly run: number };

export interface MomentAnswers {
  readonly add: readonly ShownMoment[] | undefined;
  readonly play: PlayThen | undefined;
  readonly forget: undefined;
}
