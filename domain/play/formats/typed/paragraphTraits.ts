import { findMarkedCue } from "../plainText/cueFinders.ts";
import { endsSentence } from "../plainText/ownLines.ts";
import { isMarkedThroughout, joinSpans, type Paragraph, textOfParagraph } from "../plainText/paragraph.ts";
import { hasCapitalsOnly, isInBrackets } from "../plainText/textShape.ts";
import { pointsPerSpace } from "./paragraphLook.ts";

/** What a paragraph either is or isn't: how it looks, then what its text begins and ends with. */
export const traits = [
  "bold",
  "italic",
  "underlined",
  "capitals",
  "centered",
  "brackets",
  "named",
  "lowercase",
  "sentence",
] as const;
export type Trait = (typeof traits)[number];

/** How one paragraph looks, as far as its group can be split by it. */
export interface ParagraphTraits {
  readonly has: readonly Trait[];
  /** From the left margin, in characters of a typewriter font, which are a tenth of an inch. */
  readonly indent: number;
  readonly words: number;
}

/** Returns how a paragraph looks. It doesn't depend on corrections. */
export function traitsOf(one: Paragraph): ParagraphTraits {
  const text = textOfParagraph(one).trim();
  const spans = joinSpans(one.lines);
  const { centered, indent, spaces = 0 } = one.layout;
  const is: Readonly<Record<Trait, boolean>> = {
    bold: isMarkedThroughout(spans, "bold"),
    italic: isMarkedThroughout(spans, "italic"),
    underlined: isMarkedThroughout(spans, "underline"),
    capitals: hasCapitalsOnly(text),
    centered,
    brackets: isInBrackets(text),
    named: beginsWithName(one),
    lowercase: /^\p{Ll}/u.test(text),
    sentence: endsSentence(text),
  };
  return {
    has: traits.filter((trait) => is[trait]),
    indent: centered ? 0 : Math.round(indent / pointsPerSpace + spaces),
    words: text.split(/\s+/).length,
  };
}

/** Returns whether a paragraph begins with a name before a colon, a period or a dash, and words after it. */
function beginsWithName({ lines: [first] }: Paragraph): boolean {
  const text = first?.text.slice(0, 400) ?? "";
  const rest = findMarkedCue(text)?.restAt ?? /^\s*\p{Lu}[^.:;!?–—\n]{0,39}?\s?[–—-]\s/u.exec(text)?.[0].length;
  return rest !== undefined && text.slice(rest).trim() !== "";
}
