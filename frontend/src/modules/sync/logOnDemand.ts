import { memoizeAsync } from "#frontend/platform/memoizeAsync.ts";
import { loadOrRefuse } from "./loadOrRefuse.ts";
import type { LogOptions, ServerLog } from "./log.ts";

/**
 * The log behind the API. Its code, with the contracts and the data validation, loads with the first request, so that a
 * play that's on the device opens without it.
 */
export function logOnDemand(options: LogOptions): ServerLog {
  const open = memoizeAsync(async () => (await loadOrRefuse(() => import("./log.ts"))).serverLog(options));
  return {
    create: async (...request) => (await open()).create(...request),
    append: async (...request) => (await open()).append(...request),
    read: async (...request) => (await open()).read(...request),
    check: async (...request) => (await open()).check(...request),
    refreshCard: async (...request) => (await open()).refreshCard(...request),
  };
}
