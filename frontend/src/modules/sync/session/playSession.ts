import type * as Y from "yjs";
import type { ExportFormat } from "#domain/activity/activity.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import type { ReadableStore } from "#frontend/state/createStore.ts";
import type { LossStore } from "../history/lossStore.ts";
import type { StepStore } from "../history/stepStore.ts";

/** How far the changes are saved, as the top bar shows it. `since` is when the oldest unsent change was made (epoch ms). */
export type Saving =
  | { readonly kind: "saved" }
  | { readonly kind: "saving"; readonly since: number }
  /** This many changes are journaled on this device, and not on the server yet. The latest may still be in memory. `why` is a sentence that says why the server refused. */
  | { readonly kind: "on-device"; readonly changes: number; readonly since: number; readonly errorText: string }
  /** Like `on-device`, because the play is in the bin. Once it's restored, the changes sync. */
  | { readonly kind: "in-bin"; readonly changes: number; readonly since: number; readonly errorText: string }
  /** Like `on-device`, but the server will refuse these changes again. The writer should copy the play. */
  | { readonly kind: "refused"; readonly changes: number; readonly since: number; readonly errorText: string }
  /** Not even on this device: the writer should copy or download the text. */
  | { readonly kind: "not-saved"; readonly errorText: string; readonly since: number };

/** Whether the writer may type. An empty document may only come from "new play". */
export type Readiness =
  | { readonly kind: "opening" }
  | { readonly kind: "ready" }
  /** The whole play is here, but nothing more may be written. The writer should copy or download it. */
  | { readonly kind: "stopped"; readonly errorText: string }
  /** Neither the device nor the server has the play, or it needs a newer version of Ghostlight. */
  | { readonly kind: "refused"; readonly errorText: string };

/** One play, open in one tab: the document and its saving state. */
export interface PlaySession {
  readonly doc: Y.Doc;
  readonly readiness: () => Readiness;
  readonly saving: () => Saving;
  /** Calls the listener after every change of readiness or saving. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends at once what waits. Resolves when the server has it, and rejects with `Refused` otherwise. */
  readonly saveNow: () => Promise<void>;
  /** The number of the last update that the server has and this document contains; 0 before the first. */
  readonly sequence?: () => number;
  /** Where a text is kept that lost half of its words or more; absent if that ends with the page. */
  readonly losses?: LossStore;
  /** Returns the moments that this device can show by itself; undefined if it has none. */
  readonly momentsHere?: () => Promise<MomentLog | undefined>;
  /** The words written today that the document's daily counts don't contain yet. They may be negative. */
  readonly newWords?: ReadableStore<number>;
  /** Where the steps of undo are stored; absent if they end with the page. */
  readonly steps?: StepStore;
  /** Records that the play was exported. */
  readonly noteExport?: (format: ExportFormat) => void;
  /** Journals what is pending and ends the session. The document is destroyed afterwards. */
  readonly close: () => Promise<void>;
}

/** The origin of every change that wasn't made in this tab. Undo doesn't track it, and it isn't sent again. */
export const remoteOrigin = "remote";

/** The origin of what the editor fills in when a play is new. It isn't the play's first word. */
export const setUpOrigin = "set-up";
