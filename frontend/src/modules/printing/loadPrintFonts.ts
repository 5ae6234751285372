import { layoutOf } from "#domain/play/layout/layoutOf.ts";
import { scriptFontsOf } from "#domain/play/layout/scriptFonts.ts";
import type { Play, Span } from "#domain/play/play.ts";
import { loadFontFaces } from "./loadFontFaces.ts";

/** Loads the fonts that a play's pages need, because a browser that starts printing doesn't wait for fonts. */
export async function loadPrintFonts(play: Play): Promise<void> {
  if (!("fonts" in document)) return;
  const { family } = layoutOf(play).font;
  const families = [family, ...scriptFontsOf(play)];
  await loadFontFaces(family, scriptFontsOf(play));
  const letters = new Map<string, Set<string>>();
  const spans = play.blocks.flatMap(({ text }) => text);
  // Page numbers and running heads use the regular face.
  for (const span of [{ text: spans.map(({ text }) => text).join("") }, ...spans]) {
    const face = `${faceOf(span)} 12pt "${families.join('", "')}"`;
    letters.set(face, new Set([...(letters.get(face) ?? []), ...span.text]));
  }
  const loads = Array.from(letters, ([face, used]) => document.fonts.load(face, [...used].join("")));
  await Promise.allSettled(loads);
}

const faceOf = ({ bold, italic }: Span): string => `${italic ? "italic" : "normal"} ${bold ? "bold" : "normal"}`;
