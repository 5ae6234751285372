import type { BlockKind } from "../../play.ts";
import { headingKind } from "./headings.ts";

interface MarkedElement {
  readonly kind: BlockKind;
  /** Offsets of the text without its marks. */
  readonly from: number;
  readonly to: number;
}

type KindOf = BlockKind | ((mark: string, text: string) => BlockKind);

/**
 * Fountain's marks, stricter than in files: a speech may begin with ".45" or "#1", so the mark must be followed by what
 * it marks. The groups are the mark, the text, and the closing mark.
 */
const marks: readonly (readonly [pattern: RegExp, kind: KindOf])[] = [
  [/^(={3,})()()$/, "pageBreak"],
  [/^(#{1,6}[ \t]+)(\S.*)()$/u, (mark, text) => headingKind(mark.trim().length, text)],
  [/^(\.)(\p{L}.*)()$/u, (_, text) => headingKind(2, text)],
  [/^(>[ \t]*)(\S.*?)([ \t]*<)$/u, "centered"],
  [/^(>[ \t]*)([^\s<].*)()$/u, "transition"],
  [/^(@[ \t]*)(\p{L}.*)()$/u, "cue"],
  [/^(~[ \t]*)(\S.*)()$/u, "lyric"],
  [/^(!)([\p{L}(].*)()$/u, "direction"],
  [/^(\[\[[ \t]*)(\S.*?)([ \t]*\]\])$/u, "note"],
  [/^(=[ \t]+)(\S.*)()$/u, "note"],
];

/** Returns the element that a typed line marks as Fountain does: `@name`, `.heading`, `> closing line`, `>centered<`. */
export function markedElement(line: string): MarkedElement | undefined {
  if (!/^[=#.>@~![]/.test(line)) return undefined;
  for (const [pattern, kind] of marks) {
    const [, mark, text = "", close = ""] = pattern.exec(line.trimEnd()) ?? [];
    if (mark === undefined) continue;
    const from = mark.length;
    return { kind: typeof kind === "string" ? kind : kind(mark, text), from, to: line.trimEnd().length - close.length };
  }
  return undefined;
}
