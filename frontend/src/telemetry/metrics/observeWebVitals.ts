import { onCLS, onINP, onLCP, type Metric as Vital } from "web-vitals";
import type { Metrics } from "./metrics.ts";

/**
 * Observes largest contentful paint, interaction to next paint and layout shifts, including earlier ones, which the
 * browser remembers.
 */
export function observeWebVitals(record: Metrics["record"]): void {
  const report = ({ name, value }: Vital): void => record({ name, value, unit: name === "CLS" ? "score" : "ms" });
  onLCP(report);
  onINP(report);
  onCLS(report);
}
