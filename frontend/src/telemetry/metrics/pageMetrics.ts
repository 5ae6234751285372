import { logger } from "#frontend/platform/logger.ts";
import { createMetrics } from "./metrics.ts";

/** Memory figures that only Chromium provides. */
interface HeapSizes {
  readonly usedJSHeapSize: number;
  readonly jsHeapSizeLimit: number;
}

function memoryUse(): number | undefined {
  const { memory } = performance as { memory?: HeapSizes };
  return memory && memory.usedJSHeapSize / memory.jsHeapSizeLimit;
}

export const pageMetrics = createMetrics({ now: Date.now, warn: logger.warn, memoryUse });
