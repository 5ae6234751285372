import type { Layout } from "./layout.ts";
import type { Measure } from "./measure.ts";

/** What decides how text falls on the page. */
export interface Setting {
  readonly layout: Layout;
  readonly measure: Measure;
}
