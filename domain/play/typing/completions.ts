import { readHeading } from "../formats/words/headingWords.ts";
import type { BlockKind } from "../play.ts";

/** Elements whose text is completed as a whole line. Names in cues have rules of their own. */
export type CompletedKind = Extract<BlockKind, "scene" | "setting" | "transition">;

export const isCompleted = (kind: BlockKind): kind is CompletedKind =>
  kind === "scene" || kind === "setting" || kind === "transition";

/** Longer text isn't a place. */
const longestPlace = 60;

/**
 * Returns what an element offers to others: the place of a scene (`The kitchen` in `SCENE 2. The kitchen`), the first
 * sentence of a setting, or a closing line.
 */
export function offeredText(kind: CompletedKind, text: string): string {
  const line = text.trim();
  const offered = kind === "setting" ? firstSentence(line) : kind === "scene" ? line.slice(prefixLength(line)) : line;
  return offered.length <= longestPlace && !offered.includes("\n") ? offered : "";
}

const firstSentence = (text: string): string =>
  /^(?:(?:setting|at rise|place)\s*:\s*)?([^.!?…\n]+[.!?…]?)(?=\s|$)/i.exec(text)?.[1] ?? "";

/** Returns the length of a scene's number and what separates it from the place; zero if it has none. */
function prefixLength(line: string): number {
  const heading = readHeading(line);
  if (!heading) return 0;
  return heading.end + (/^[\s.:,;–—-]*/.exec(line.slice(heading.end))?.[0].length ?? 0);
}

const closingLines: Readonly<Record<string, readonly string[]>> = {
  en: [
    "BLACKOUT.",
    "CURTAIN.",
    "END OF ACT ONE",
    "END OF PLAY",
    "END OF SCENE",
    "FADE OUT.",
    "INTERMISSION",
    "LIGHTS FADE.",
  ],
  de: ["BLACK.", "ENDE", "VORHANG.", "PAUSE"],
  es: ["APAGÓN.", "FIN", "OSCURO.", "TELÓN."],
  fr: ["ENTRACTE", "FIN", "NOIR.", "RIDEAU."],
  it: ["BUIO.", "FINE", "INTERVALLO", "SIPARIO."],
  nl: ["DOEK.", "EINDE", "PAUZE"],
  pl: ["ANTRAKT", "CIEMNOŚĆ.", "KONIEC", "KURTYNA."],
  pt: ["BLECAUTE.", "CORTINA.", "FIM", "INTERVALO"],
  ru: ["АНТРАКТ", "ЗАНАВЕС.", "ЗАТЕМНЕНИЕ.", "КОНЕЦ"],
  sv: ["MÖRKER.", "PAUS", "RIDÅ.", "SLUT"],
};

/** Returns how plays in a language close scenes and acts. */
export const closingLinesIn = (language: string): readonly string[] => closingLines[language.split("-")[0] ?? ""] ?? [];

/** Returns the lines that what's typed may become, in the order of the offers, each once. */
export function completedLines(kind: CompletedKind, typed: string, offers: readonly string[]): readonly string[] {
  const start = kind === "scene" ? prefixLength(typed) : 0;
  const fragment = fold(typed.slice(start));
  if (fragment.length > longestPlace || !/[\p{L}\d]/u.test(fragment)) return [];
  const fitting = offers.filter((offer) => offer.length > fragment.length && fold(offer).startsWith(fragment));
  const known = new Set<string>();
  return fitting
    .filter((offer) => !known.has(fold(offer)) && known.add(fold(offer)))
    .map((offer) => typed.slice(0, start) + offer);
}

const fold = (text: string): string => text.normalize("NFC").toLocaleUpperCase().replace(/[’‘]/g, "'");
