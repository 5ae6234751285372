import { emptyFront, frontFields } from "#domain/play/front/frontFields.ts";
import {
  type Block,
  type BlockId,
  blockKinds,
  markNames,
  normalizeSpans,
  type Play,
  type Span,
} from "#domain/play/play.ts";
import { fc } from "#tests/support/fastCheck.ts";
import { numberedIds } from "./playBuilder.ts";

/**
 * Texts that formats have trouble with: markup characters, unusual names, other scripts, unexpected spaces and breaks.
 */
const awkwardTexts = [
  "INT. HALL",
  "ext. garden",
  "@x",
  ". . .",
  "...and then",
  "!",
  "! now",
  "> FADE TO:",
  "> x <",
  "~la la",
  "# ACT",
  "#",
  "===",
  "= beat",
  "ACT I",
  "Act II",
  "SCENE 3",
  "Scene: Denmark.",
  "AT RISE: dark",
  "Dramatis Personae",
  "Cast",
  "Title: x",
  "Author: y\nTitle: z",
  "HAMLET",
  "HAMLET:",
  "HAMLET ^",
  "MOM (O.S.)",
  "MOM (CONT'D)",
  "(CONT'D)",
  "CONT'D",
  "MORE",
  "(MORE)",
  "(beat)",
  "(a) b",
  "a) b",
  "((",
  "(oh",
  "he)",
  "CUT TO:",
  "CUT TO: ",
  "BLACKOUT.",
  "THE END",
  "Enter HAMLET.",
  "*",
  "**",
  "5 * 3 * 2",
  "snake_case_name",
  "_x_",
  "\\",
  "\\*",
  "a\\",
  "/*",
  "*/",
  "a/*b*/",
  "[[",
  "]]",
  "[[note]]",
  "[x]",
  "[",
  "]",
  "ghostlight",
  "[[ghostlight]]",
  "[[ghostlight: dialogue]]",
  "ghostlight: empty cue",
  "[[ghostlight: U+0041]]",
  " ",
  "  ",
  "\t",
  " a",
  "a ",
  "a  b",
  "\n",
  "a\nb",
  "a\n\nb",
  "\n\na",
  "a\n",
  "a\n \nb",
  "a\n\nHAMLET\nb",
  "a\n# b",
  "a\n===\nb",
  "\r",
  "a\r\nb",
  "\u2028",
  "\u00a0",
  "\u3000間",
  "שלום",
  "שָׁלוֹם",
  "登場人物",
  "Действие",
  "ГОРОДНИЧИЙ",
  "Ł",
  "ß",
  "é",
  "🎭",
  "\ud800",
  "\ufeff",
  "\u00ad",
  "\u0000",
  "#1#",
  "Hall #12A#",
  "a | b = c",
  "a, b",
  "a – b",
  "\\n",
];

const arbitraryText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...awkwardTexts) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...awkwardTexts), { maxLength: 4 }).map((texts) => texts.join("")) },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(..."aB*_\\[]()~#.@!>=<^:-/ \n\t"), maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
);

const arbitrarySpan: fc.Arbitrary<Span> = fc
  .tuple(arbitraryText, fc.subarray([...markNames]))
  .map(([text, marks]) => ({ text, ...Object.fromEntries(marks.map((mark) => [mark, true])) }));

const arbitraryBlock: fc.Arbitrary<Omit<Block, "id">> = fc
  .tuple(fc.constantFrom(...blockKinds), fc.array(arbitrarySpan, { maxLength: 4 }), fc.boolean())
  .map(([kind, spans, simultaneous]) => ({
    kind,
    text: kind === "pageBreak" ? [] : normalizeSpans(spans),
    ...(kind === "cue" && simultaneous ? { simultaneous: true } : {}),
  }));

const arbitraryField = fc.oneof({ weight: 2, arbitrary: fc.constant("") }, { weight: 1, arbitrary: arbitraryText });

const arbitraryCharacter = fc.record({
  name: arbitraryText,
  aliases: fc.array(arbitraryText, { maxLength: 2 }),
  age: arbitraryField,
  gender: arbitraryField,
  description: arbitraryField,
  doubling: arbitraryField,
});

/** Any play, sensible or not. */
export const arbitraryPlay: fc.Arbitrary<Play> = fc
  .record({
    fields: fc.record(Object.fromEntries(frontFields.map((field) => [field, arbitraryField]))),
    characters: fc.array(arbitraryCharacter, { maxLength: 3 }),
    blocks: fc.array(arbitraryBlock, { maxLength: 12 }),
  })
  .map(({ fields, characters, blocks }) => {
    const newId = numberedIds();
    return {
      front: { ...emptyFront, ...fields, characters: characters.map((person) => ({ ...person, id: newId() })) },
      blocks: blocks.map((block) => ({ ...block, id: newId() as BlockId })),
    };
  });
