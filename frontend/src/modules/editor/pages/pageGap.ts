import type { Gap } from "./gaps.ts";

/** The same key is the same picture, which the editor then leaves alone. */
export const gapKey = ({ page, restLines }: Gap): string =>
  `${page.blockId}:${page.offset}:${page.label}:${restLines}:${page.continued ?? ""}`;

export function drawGap({ page, restLines }: Gap): HTMLElement {
  const gap = element("page-gap");
  gap.contentEditable = "false";
  gap.setAttribute("aria-hidden", "true");
  gap.style.setProperty("--rest", String(restLines));
  if (page.offset > 0) gap.classList.add("page-gap-within");
  const head = element("sheet-head");
  head.dataset.label = page.label;
  gap.append(element("page-foot"), element("page-between"), head);
  if (page.continued !== undefined) gap.append(continuedLine(page.continued));
  return gap;
}

function continuedLine(name: string): HTMLElement {
  const line = element("page-continued");
  line.dataset.name = name;
  return line;
}

/** Spans, because a gap may stand within a paragraph; words are drawn by the style sheet, so that no copy takes them along. */
function element(className: string): HTMLElement {
  const span = document.createElement("span");
  span.className = className;
  return span;
}
