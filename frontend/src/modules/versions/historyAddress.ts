import type { PlayId } from "#domain/play/play.ts";

export type VersionView = "changes" | "pages";

/** What the version history shows, as its address says it. */
export interface HistoryPlace {
  /** Without one, the current text. */
  readonly versionId?: number | undefined;
  readonly view: VersionView;
}

/** Returns the address of a play's version history. It works in another tab, as a bookmark, and after a reload. */
export const historyAddress = (playId: PlayId, place: HistoryPlace): string =>
  `/editor/${playId}${historyQuery(place)}`;

export const historyQuery = ({ versionId, view }: HistoryPlace): string =>
  versionId === undefined ? `?view=${view}` : `?version=${versionId}&view=${view}`;

/** Returns what an address of the editor asks the history to show; undefined if it doesn't ask for the history. */
export function findHistoryPlace(query: string): HistoryPlace | undefined {
  const fields = new URLSearchParams(query);
  const version = fields.get("version");
  if (version === null && !fields.has("view")) return undefined;
  return {
    versionId: version === null ? undefined : numberIn(version),
    view: fields.get("view") === "pages" ? "pages" : "changes",
  };
}

/** No version has the number 0, so the history says that what was asked for isn't there. */
const numberIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
