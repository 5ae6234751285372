import type { Layout } from "./layout.ts";
import type { Measure } from "./measures/measure.ts";

/** What determines how text is laid out on the page. */
export interface LayoutSetting {
  readonly layout: Layout;
  readonly measure: Measure;
}
