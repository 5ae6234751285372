import { onCLS, onINP, onLCP, type Metric as Vital } from "web-vitals";
import type { Metrics } from "./metrics.ts";

/** Largest paint, slowest interaction and shifts of layout; the browser remembers what was before. */
export function observeWebVitals(record: Metrics["record"]): void {
  const tell = ({ name, value }: Vital): void => record({ name, value, unit: name === "CLS" ? "score" : "ms" });
  onLCP(tell);
  onINP(tell);
  onCLS(tell);
}
