import { type BlockKind, blockKinds, type PlayId, type UserId } from "#domain/play/play.ts";
import { dayMs } from "#domain/time.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";

/** An element that a visitor wrote on the home page. */
export interface StageLine {
  readonly kind: BlockKind;
  readonly text: string;
}

/** What was written on the home page, or the play that it became. */
export type StagePage = { readonly lines: readonly StageLine[] } | { readonly playId: PlayId; readonly userId: UserId };

const key = "ghostlight.stage";

/** Keeps what a visitor writes on the home page until they have an account. It's valid for one day. */
export function saveStagePage(page: StagePage, nowMs: number): void {
  try {
    localEntries.setItem(key, JSON.stringify({ ...page, at: nowMs }));
  } catch {
    // Without storage, the first play starts empty.
  }
}

export function findStagePage(nowMs: number): StagePage | undefined {
  try {
    const stored: unknown = JSON.parse(localEntries.getItem(key) ?? "null");
    if (!isObject(stored) || typeof stored.at !== "number" || nowMs - stored.at >= dayMs) return undefined;
    const { lines, playId, userId } = stored;
    if (Array.isArray(lines)) return { lines: lines.filter(isLine) };
    return typeof playId === "string" && typeof userId === "string"
      ? { playId: playId as PlayId, userId: userId as UserId }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns what was written on the home page, unless it's a play by now; undefined if that's no words. */
export function findStageLines(nowMs: number): readonly StageLine[] | undefined {
  const page = findStagePage(nowMs);
  return page && "lines" in page && page.lines.some(({ text }) => text.trim() !== "") ? page.lines : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isLine = (value: unknown): value is StageLine =>
  isObject(value) && typeof value.text === "string" && blockKinds.some((kind) => kind === value.kind);
