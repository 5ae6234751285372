import type { ViewSettings } from "../screen/viewSettings.ts";

/**
 * How the manuscript is drawn: as sheets of paper, as a draft with a line between pages, or on a phone in a column of this
 * many pixels.
 */
export type ManuscriptScreen = "sheets" | "draft" | { readonly columnPixels: number };

/** The sizes in `manuscript.css` on a phone, in pixels. */
export const phone = { row: 20, gap: 20 + 1, padding: 16, fontSize: 16 } as const;

/** Returns how a manuscript is drawn. The threshold is the breakpoint in `manuscript.css`. Reads the width only if needed. */
export function manuscriptScreenOf(
  readWidth: () => number,
  { isDraft }: Pick<ViewSettings, "isDraft">,
): ManuscriptScreen {
  if (window.matchMedia("(max-width: 760px)").matches) return { columnPixels: readWidth() - 2 * phone.padding };
  return isDraft ? "draft" : "sheets";
}
