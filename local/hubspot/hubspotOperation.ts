import * as z from "zod";
import { invalid } from "./HubspotError.ts";
import type { HubspotRecords } from "./recordStore.ts";

/** What an operation works with. */
export interface HubspotContext {
  readonly records: HubspotRecords;
  readonly now: Date;
  /** Whether the next batch fails in part. */
  readonly isPartial: boolean;
}

export interface HubspotCall {
  /** The path's parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

export type HubspotOperation = (context: HubspotContext, call: HubspotCall) => Answer;

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const noContent: Answer = { status: 204 };

/** Parses the input. Refuses anything that HubSpot's types don't have. */
export function read<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw invalid(`Invalid input JSON: ${z.prettifyError(parsed.error)}`);
}

/** Returns one page of a collection, in list order. `after` is where the next page starts. */
export function resultPageOf<T>(all: readonly T[], { limit = "100", after = "0" }: Readonly<Record<string, string>>) {
  const start = Number(after);
  const end = start + Math.min(Number(limit), 500);
  const paging = end < all.length ? { paging: { next: { after: String(end) } } } : {};
  return { results: all.slice(start, end), ...paging };
}

export const stamped = ({ now }: HubspotContext) => ({ createdAt: now.toISOString(), updatedAt: now.toISOString() });
