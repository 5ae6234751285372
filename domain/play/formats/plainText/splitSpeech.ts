import type { BlockKind } from "../../play.ts";

export interface SpeechPart {
  readonly kind: BlockKind;
  readonly lines: readonly string[];
}

/** Square brackets in a speech hold what is done; round ones only where they begin or fill a line. */
const done = /\[([^[\]]+)\]|^\(([^()]+)\):?$|(?<![\s\S])\(([^()]+)\)/gm;

/** Spoken text and what is done meanwhile, in order. */
export function splitSpeech(lines: readonly string[]): readonly SpeechPart[] {
  const text = lines.join("\n");
  const parts: SpeechPart[] = [];
  let from = 0;
  for (const match of text.matchAll(done)) {
    parts.push(spoken(text.slice(from, match.index)));
    parts.push({ kind: "parenthetical", lines: (match[1] ?? match[2] ?? match[3] ?? "").trim().split("\n") });
    from = match.index + match[0].length;
  }
  parts.push(spoken(text.slice(from)));
  return parts.filter((part) => part.lines.some((line) => line !== ""));
}

const spoken = (text: string): SpeechPart => ({
  kind: "dialogue",
  lines: text
    .trim()
    .split("\n")
    .map((line) => line.trim()),
});
