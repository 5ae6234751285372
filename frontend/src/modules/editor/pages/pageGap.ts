import type { Gap } from "./gaps.ts";

/** Decorations with the same key look the same, so the editor doesn't redraw them. */
export const gapKey = ({ page, restLines }: Gap): string =>
  `${page.blockId}:${page.offset}:${page.label}:${restLines}:${page.continued ?? ""}`;

export function drawGap({ page, restLines }: Gap): HTMLElement {
  const gap = element("page-gap");
  gap.contentEditable = "false";
  gap.setAttribute("aria-hidden", "true");
  gap.style.setProperty("--rest", String(restLines));
  if (page.offset > 0) gap.classList.add("page-gap-within");
  const head = element("page-gap-head");
  head.dataset.label = page.label;
  gap.append(element("page-gap-foot"), element("page-gap-between"), head);
  if (page.continued !== undefined) gap.append(continuedLine(page.continued));
  return gap;
}

function continuedLine(name: string): HTMLElement {
  const line = element("page-gap-continued");
  line.dataset.name = name;
  return line;
}

/**
 * Creates spans, because a gap may be within a paragraph. Its text comes from the style sheet, so that copying doesn't
 * include it.
 */
function element(className: string): HTMLElement {
  const span = document.createElement("span");
  span.className = className;
  return span;
}
