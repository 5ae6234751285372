import type { FontName } from "#domain/play/layout/fonts.ts";
import type { Play, Span } from "#domain/play/play.ts";
import { loadFontFaces } from "./loadFontFaces.ts";

/** Loads the fonts that a play's pages need, because a browser that starts printing doesn't wait for fonts. */
export async function loadPrintFonts({ blocks }: Play, family: FontName = "Courier Prime"): Promise<void> {
  if (!("fonts" in document)) return;
  await loadFontFaces(family);
  const letters = new Map<string, Set<string>>();
  const spans = blocks.flatMap(({ text }) => text);
  // Page numbers and running heads use the regular face.
  for (const span of [{ text: spans.map(({ text }) => text).join("") }, ...spans]) {
    const face = `${faceOf(span)} 12pt "${family}"`;
    letters.set(face, new Set([...(letters.get(face) ?? []), ...span.text]));
  }
  const loads = Array.from(letters, ([face, used]) => document.fonts.load(face, [...used].join("")));
  await Promise.allSettled(loads);
}

const faceOf = ({ bold, italic }: Span): string => `${italic ? "italic" : "normal"} ${bold ? "bold" : "normal"}`;
