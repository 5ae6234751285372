import * as Y from "yjs";
import { contentHash } from "#domain/play/document/document.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { Scheduler } from "#frontend/platform/clock.ts";
import { logger } from "#frontend/platform/logger.ts";

/** How a play is compared with the server's. */
export interface ContentCheckOptions {
  /** What the play reads as; undefined where it is too large to compare. */
  readonly hash: (doc: Y.Doc) => string | undefined;
  /** Whether the server's replay up to this number agrees; null where it cannot tell. `proof` is the whole document. */
  readonly ask: (sequence: number, hash: string, proof?: Uint8Array) => Promise<boolean | null>;
  readonly report: (sequence: number) => void;
}

interface CheckerOptions extends ContentCheckOptions {
  readonly clock: Scheduler;
  /** 0 to 1. */
  readonly random: () => number;
  readonly doc: Y.Doc;
  readonly onDiverged: () => void;
}

export interface ContentCheck {
  /** The device holds what the log says up to this number, and nothing else. */
  readonly meet: (sequence: number) => void;
}

/** After opening, and then, each with as much again by chance, so that devices do not ask all at once. */
const firstMs = 30_000;
const apartMs = 600_000;

/** A disagreement is asked about once more before it counts: a wrong alarm would stop a writer for nothing. */
const doubtsThatCount = 2;

export function createContentCheck({
  clock,
  random,
  doc,
  hash,
  ask,
  report,
  onDiverged,
}: CheckerOptions): ContentCheck {
  const within = (ms: number) => clock.now() + ms * (1 + random());
  let dueAt = within(firstMs);
  let agreedAt = 0;
  let doubts = 0;

  const judge = (sequence: number, agrees: boolean | null): void => {
    doubts = agrees === false ? doubts + 1 : 0;
    if (agrees) agreedAt = sequence;
    if (doubts === 0) return;
    dueAt = clock.now();
    if (doubts < doubtsThatCount) return;
    dueAt = Number.POSITIVE_INFINITY;
    report(sequence);
    onDiverged();
  };

  return {
    meet(sequence) {
      if (clock.now() < dueAt || sequence <= agreedAt) return;
      dueAt = within(apartMs);
      const read = hash(doc);
      if (read === undefined) return;
      // A check that fails is none; the next one comes.
      const proof = doubts > 0 ? Y.encodeStateAsUpdate(doc) : undefined;
      ask(sequence, read, proof).then(
        (agrees) => judge(sequence, agrees),
        () => undefined,
      );
    },
  };
}

/** Between four and five times Hamlet: some 35 ms of this tab and 100 read units of the table. Larger plays are not compared. */
const mostBlocks = 12_000;

export const hashForCheck = (doc: Y.Doc): string | undefined =>
  playDocumentOf(doc).order.length > mostBlocks ? undefined : contentHash(doc);

export const reportDivergence = (playId: PlayId, sequence: number): void =>
  logger.error(new Error("This device and the log do not hold the same play."), { playId, sequence });
