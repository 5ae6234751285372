/** Pixels that one character of the manuscript's font is wide, by the font's design. */
const designWidth = 9.602;
/** Below this excess, a full line still fits. */
const tolerance = 0.02;
const probeLength = 100;

/**
 * Matches the width of characters on paper. Where fonts are hinted (WebKit on Linux), every character's width is
 * rounded up to whole pixels, and a line holds fewer characters. Negative letter spacing compensates, so lines end
 * where the paginator ends them.
 */
export async function matchCharacterWidth(place: HTMLElement, manuscript: HTMLElement): Promise<void> {
  const { fontSize, fontFamily } = getComputedStyle(manuscript);
  const font = `${fontSize} ${fontFamily}`;
  await document.fonts?.load(font).catch(() => undefined);
  const excess = characterWidth(place, font) - designWidth;
  if (excess > tolerance) place.style.setProperty("--tracking", `${-excess}px`);
}

function characterWidth(place: HTMLElement, font: string): number {
  const probe = document.createElement("span");
  probe.textContent = "0".repeat(probeLength);
  Object.assign(probe.style, { font, position: "absolute", visibility: "hidden", whiteSpace: "pre" });
  place.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width / probeLength;
}
