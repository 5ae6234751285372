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

/** Words wait as long as plays in the bin, because a confirmation e-mail may be opened days later. */
const wordsWaitMs = 30 * dayMs;
/** The play's ID is only for the tabs of the same sign-up. */
const playStoredMs = dayMs;

/** The address that makes a play of what was written on the home page, or starts an empty one. */
export const firstPlayAddress = "/editor/new?first";

/** Keeps what a visitor writes on the home page until it's a play in their account. */
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
    if (!isObject(stored) || typeof stored.at !== "number") return undefined;
    const page = pageOf(stored);
    const storedMs = page && "lines" in page ? wordsWaitMs : playStoredMs;
    return nowMs - stored.at < storedMs ? page : undefined;
  } catch {
    return undefined;
  }
}

export const removeStagePage = (): void => localEntries.removeItem(key);

/** Returns what was written on the home page, unless it's a play by now; undefined if that's no words. */
export function findStageLines(nowMs: number): readonly StageLine[] | undefined {
  const page = findStagePage(nowMs);
  return page && "lines" in page && page.lines.some(({ text }) => text.trim() !== "") ? page.lines : undefined;
}

function pageOf({ lines, playId, userId }: Readonly<Record<string, unknown>>): StagePage | undefined {
  if (Array.isArray(lines)) return { lines: lines.filter(isLine) };
  return typeof playId === "string" && typeof userId === "string"
    ? { playId: playId as PlayId, userId: userId as UserId }
    : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isLine = (value: unknown): value is StageLine =>
  isObject(value) && typeof value.text === "string" && blockKinds.some((kind) => kind === value.kind);
