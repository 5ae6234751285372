import type { PlayId } from "#domain/play/play.ts";

export type VersionView = "changes" | "pages";

/** A version that another screen wants the history to show first. */
export interface AskedVersion {
  readonly playId: PlayId;
  readonly versionId: number;
  readonly view: VersionView;
}

let asked: AskedVersion | undefined;

/** Makes the history of this play begin with a version when it opens next. */
export function askForVersion(version: AskedVersion): void {
  asked = version;
}

export const findAskedVersion = (playId: PlayId): AskedVersion | undefined =>
  asked?.playId === playId ? asked : undefined;

/** From then on, the history begins with the current text again. */
export function forgetAskedVersion(): void {
  asked = undefined;
}
