import type { Layout } from "#domain/play/layout/layout.ts";
import type { Measure } from "#domain/play/layout/measures/measure.ts";

/** Pixels per character below which a full line still fits. */
const tolerance = 0.02;
const probe = "0".repeat(100);

/**
 * Matches the width of characters on paper. Where fonts are hinted (WebKit on Linux), every character's width is
 * rounded up to whole pixels, and a line holds fewer characters. Negative letter spacing compensates, so lines end
 * where the paginator ends them.
 */
export async function matchCharacterWidth(
  manuscript: HTMLElement,
  { layout, measure }: { readonly layout: Layout; readonly measure: Measure },
): Promise<void> {
  const place = manuscript.parentElement;
  if (!place) return;
  const { fontSize, fontFamily } = getComputedStyle(manuscript);
  const font = `${fontSize} ${fontFamily}`;
  await document.fonts?.load(font).catch(() => undefined);
  const inchesPerPoint = measure.widthOf(probe, { text: probe }) / layout.font.sizePoints;
  // A pixel is three quarters of a point, and 96 of them are an inch.
  const expected = inchesPerPoint * Number.parseFloat(fontSize) * 0.75 * 96;
  const excess = (widthIn(document.body, font) - expected) / probe.length;
  place.style.setProperty("--tracking", excess > tolerance ? `${-excess}px` : "normal");
}

/** Measures in a box without a size: a wide element would make a phone's window wider for a moment, and so scroll the text. */
function widthIn(place: HTMLElement, font: string): number {
  const box = document.createElement("div");
  const text = document.createElement("span");
  text.textContent = probe;
  Object.assign(text.style, { font, whiteSpace: "pre" });
  Object.assign(box.style, { position: "fixed", width: 0, height: 0, overflow: "hidden", visibility: "hidden" });
  box.append(text);
  place.append(box);
  const { width } = text.getBoundingClientRect();
  box.remove();
  return width;
}
