/** Pixels from one character of the manuscript's font to the next, as its designer made it. */
const trueWidth = 9.602;
/** Below this, a full line still fits. */
const slack = 0.02;
const probeLength = 100;

/**
 * Where fonts are hinted (WebKit on Linux), every character is rounded up to whole pixels, and a line holds fewer of
 * them than on paper. Negative spacing makes up for it, so that lines end where the paginator ends them.
 */
export async function matchCharacterWidth(place: HTMLElement, manuscript: HTMLElement): Promise<void> {
  const { fontSize, fontFamily } = getComputedStyle(manuscript);
  const font = `${fontSize} ${fontFamily}`;
  await document.fonts?.load(font).catch(() => undefined);
  const excess = characterWidth(place, font) - trueWidth;
  if (excess > slack) place.style.setProperty("--tracking", `${-excess}px`);
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
