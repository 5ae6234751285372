import type { UserId } from "#domain/play/play.ts";
import { log } from "#lambdas/shared/logger.ts";

interface Reading {
  readonly what: "activity" | "name" | "messages";
  /** Whose; undefined for everybody's. */
  readonly person?: string | undefined;
  /** The days that were read. */
  readonly from?: string;
  readonly to?: string;
}

/** Logs that an administrator reads what people did or wrote to us, with both account IDs. */
export const logReading = (administrator: UserId, { person, ...what }: Reading): void =>
  log("info", "administrator-read", { administrator, ...what, person: person ?? "everybody" });
