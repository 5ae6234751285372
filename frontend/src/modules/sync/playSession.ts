import type * as Y from "yjs";
import type { ExportFormat } from "#domain/activity/activity.ts";

/** How safe the words are, as the top bar says it. `since` is when the oldest unsent change was made (epoch ms). */
export type Saving =
  | { readonly kind: "saved" }
  | { readonly kind: "saving"; readonly since: number }
  /** Journalled on this device, not on the server yet; `why` is a sentence where the server or the line refused. */
  | { readonly kind: "on-device"; readonly changes: number; readonly since: number; readonly why: string }
  /** Not even on this device: copy the text or download it. */
  | { readonly kind: "not-saved"; readonly why: string; readonly since: number };

/** Whether the writer may type: an empty document may only come from "new play". */
export type Readiness =
  | { readonly kind: "opening" }
  | { readonly kind: "ready" }
  /** The play is here whole, and nothing more may be written: it is to be copied or downloaded. */
  | { readonly kind: "stopped"; readonly why: string }
  /** Neither the device nor the server could give the play, or it is of a newer version of Ghostlight. */
  | { readonly kind: "refused"; readonly why: string };

/** One play, open in one tab: the document, and how it is doing. */
export interface PlaySession {
  readonly doc: Y.Doc;
  readonly readiness: () => Readiness;
  readonly saving: () => Saving;
  /** Calls back after every change of readiness or saving; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends what waits at once (Ctrl+S, hide, sign-out). Resolves when the server has it; rejects with `Refused`. */
  readonly saveNow: () => Promise<void>;
  /** Notes that the play left as a file. */
  readonly noteExport?: (format: ExportFormat) => void;
  /** Journals what is pending and lets go; the document is dead afterwards. */
  readonly close: () => Promise<void>;
}

/** The origin of every change that this tab did not make: undo does not track it and nothing sends it again. */
export const remoteOrigin = "remote";
