import { formatNumber } from "./format.ts";
import { outlineWords } from "./outline.yaml";

/** Says on which pages something is, e.g. `pp. 3–5`. */
export const describePages = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? outlineWords.onePage({ page: from }) : outlineWords.pages({ from, to });

/** Says how long something is on paper, in eighths of a page as in rehearsal schedules, e.g. `2 3/8 pages`. */
export function describeEighths(eighths: number): string {
  const [whole, rest] = [Math.floor(eighths / 8), eighths % 8];
  const length = [...(whole > 0 ? [formatNumber(whole)] : []), ...(rest > 0 ? [`${rest}/8`] : [])].join(" ");
  const size = eighths < 8 ? "less" : eighths > 8 ? "more" : "one";
  return outlineWords.eighths({ length, size });
}
