import { logger } from "#frontend/platform/logger.ts";
import { createMetrics } from "./metrics.ts";

/** What Chromium tells of its memory, and others do not. */
interface HeapSizes {
  readonly usedJSHeapSize: number;
  readonly jsHeapSizeLimit: number;
}

function memoryUse(): number | undefined {
  const { memory } = performance as { memory?: HeapSizes };
  return memory && memory.usedJSHeapSize / memory.jsHeapSizeLimit;
}

/** This page's measurements. */
export const pageMetrics = createMetrics({ now: Date.now, warn: logger.warn, memoryUse });
