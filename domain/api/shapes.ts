import * as z from "zod";
import { type BlockId, blockIdPattern, type PlayId, type UserId } from "../play/play.ts";
import type { ShareId } from "../sharing/share.ts";

/** No parameters or no query. */
export const nothing = z.strictObject({});
/** No body. */
export const noBody = z.undefined();
/** No body, or `{}`, which some clients send. */
export const emptyBody = z.strictObject({}).optional();

export const playId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{12,32}$/)
  .transform((id) => id as PlayId);

export const blockId = z
  .string()
  .regex(blockIdPattern)
  .transform((id) => id as BlockId);

export const shareId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16}$/)
  .transform((id) => id as ShareId);

export const userId = z.uuid().transform((id) => id as UserId);

/** ISO 8601, UTC, milliseconds. */
export const instant = z.iso.datetime();

/** Text of one line. */
export const oneLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), "Use one line.");

/** A title as a card shows it. */
export const title = oneLine(300);
