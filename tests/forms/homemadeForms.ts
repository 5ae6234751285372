import type { Span } from "#domain/play/play.ts";
import type { PlaceOnPage } from "./typedParagraph.ts";

/** Kinds of files, and pasted text. A text has neither emphasis nor styles. */
export const fileKinds = ["docx", "odt", "rtf", "html", "pasted html", "txt", "pasted text"] as const;
export type FileKind = (typeof fileKinds)[number];

const inText: readonly FileKind[] = ["txt", "pasted text"];
const withLooks: readonly FileKind[] = ["docx", "odt", "rtf", "html", "pasted html"];

/** How a direction or a parenthetical is set apart from what's spoken. */
export type SetApart = "plain" | "italic" | "round" | "square" | "italic round";

/** One way in which people type plays without a program for plays. */
export interface HomemadeForm {
  readonly name: string;
  readonly kinds: readonly FileKind[];
  /** A name with its marks. */
  readonly cue: (name: string) => Span;
  /** What is between a name and its speech. A paragraph or an empty line puts the name above it. */
  readonly between: "paragraph" | "empty line" | "cell" | "\n" | "\t" | " ";
  readonly directions: SetApart;
  readonly parentheticals: SetApart;
  /** Whether a speech's first parenthetical is beside the name: `NORA (softly)`. */
  readonly hasManner?: true;
  /** Whether parentheticals have paragraphs of their own. */
  readonly hasOwnParentheticals?: true;
  /** Whether there are no empty lines, but for those around headings unless it's throughout. */
  readonly isDense?: true | "throughout";
  /** The places of elements; at the margin without one. Headings are centered and bold. */
  readonly places?: {
    readonly [Element in "cue" | "speech" | "parenthetical" | "direction" | "heading"]?: PlaceOnPage;
  };
  /** Lines of text are broken by hand at widths between these. */
  readonly widths?: readonly [number, number];
}

const capitals = (text: string): string => text.toUpperCase();

/** Typed names begin each word with a capital, and little words such as "and" in lowercase. */
const titled = (name: string): string =>
  /\p{Ll}/u.test(name) ? name : name.toLowerCase().replace(/(?<![\p{L}\p{M}’'])\p{L}/gu, capitals);

const marked =
  (write: (name: string) => string, marks: Omit<Span, "text"> = {}) =>
  (name: string): Span => ({ text: write(name), ...marks });

const center: PlaceOnPage = { centered: true };
const brackets = { directions: "round", parentheticals: "round" } as const;
const italics = { directions: "italic", parentheticals: "round" } as const;
const inCapitals = marked(capitals);

export const homemadeForms: readonly HomemadeForm[] = [
  {
    name: "Word styles",
    kinds: ["docx", "odt", "rtf"],
    cue: inCapitals,
    between: "paragraph",
    directions: "italic",
    parentheticals: "round",
    hasOwnParentheticals: true,
    isDense: true,
    places: {
      cue: { style: "Character", indent: 144 },
      speech: { style: "Dialogue" },
      parenthetical: { style: "Parenthetical" },
      direction: { style: "Stage Directions" },
      heading: { style: "Scene Heading", centered: true },
    },
  },
  {
    name: "centered NAME, italic directions",
    kinds: withLooks,
    cue: inCapitals,
    between: "paragraph",
    ...italics,
    places: { cue: center, heading: center },
  },
  {
    name: "centered NAME, (directions)",
    kinds: [...withLooks, ...inText],
    cue: inCapitals,
    between: "paragraph",
    ...brackets,
    places: { cue: center, heading: center },
  },
  {
    name: "centered NAME, no empty lines",
    kinds: withLooks,
    cue: inCapitals,
    between: "paragraph",
    ...italics,
    hasOwnParentheticals: true,
    isDense: true,
    places: { cue: center, parenthetical: center, heading: center },
  },
  {
    name: "indented NAME, indented directions",
    kinds: [...withLooks, ...inText],
    cue: inCapitals,
    between: "paragraph",
    ...brackets,
    places: { cue: { indent: 180 }, direction: { indent: 108 }, heading: center },
  },
  {
    name: "hanging NAME<tab>",
    kinds: withLooks,
    cue: inCapitals,
    between: "\t",
    ...italics,
    isDense: true,
    places: { speech: { hanging: 108 }, heading: center },
  },
  {
    name: "NAME<tab>speech",
    kinds: [...withLooks, ...inText],
    cue: inCapitals,
    between: "\t",
    ...brackets,
    places: { heading: center },
  },
  { name: "table of NAME and speech", kinds: withLooks, cue: inCapitals, between: "cell", ...italics },
  {
    name: "NAME: speech",
    kinds: [...withLooks, ...inText],
    cue: marked((name) => `${capitals(name)}:`),
    between: " ",
    directions: "plain",
    parentheticals: "round",
  },
  {
    name: "NAME: speech, line by line",
    kinds: [...withLooks, ...inText],
    cue: marked((name) => `${capitals(name)}:`),
    between: " ",
    ...brackets,
    isDense: true,
  },
  {
    name: "NAME. speech",
    kinds: [...withLooks, ...inText],
    cue: marked((name) => `${capitals(name)}.`),
    between: " ",
    directions: "plain",
    parentheticals: "round",
  },
  {
    name: "Name: speech",
    kinds: [...withLooks, ...inText],
    cue: marked((name) => `${titled(name)}:`),
    between: " ",
    ...brackets,
  },
  {
    name: "Name: speech, line by line",
    kinds: [...withLooks, ...inText],
    cue: marked((name) => `${titled(name)}:`),
    between: " ",
    ...brackets,
    isDense: true,
  },
  {
    name: "Name. speech",
    kinds: [...withLooks, ...inText],
    cue: marked((name) => `${titled(name)}.`),
    between: " ",
    directions: "plain",
    parentheticals: "square",
  },
  {
    name: "Name. speech, line by line",
    kinds: [...withLooks, ...inText],
    cue: marked((name) => `${titled(name)}.`),
    between: " ",
    ...brackets,
    isDense: true,
  },
  ...(["NAME: speech", "NAME. speech", "Name: speech", "Name. speech"] as const).map(
    (written): HomemadeForm => ({
      name: `${written}, line by line, plain directions`,
      kinds: [...withLooks, ...inText],
      cue: marked((name) =>
        written.startsWith("NAME") ? `${capitals(name)}${written[4]}` : `${titled(name)}${written[4]}`,
      ),
      between: " ",
      directions: "plain",
      parentheticals: "round",
      isDense: "throughout",
    }),
  ),
  {
    name: "NAME — speech",
    kinds: [...withLooks, ...inText],
    cue: marked((name) => `${capitals(name)} —`),
    between: " ",
    ...brackets,
  },
  {
    name: "[NAME] speech",
    kinds: [...withLooks, ...inText],
    cue: marked((name) => `[${capitals(name)}]`),
    between: " ",
    ...brackets,
  },
  {
    name: "bold Name, speech",
    kinds: withLooks,
    cue: marked(titled, { bold: true }),
    between: " ",
    ...italics,
  },
  {
    name: "bold Name above",
    kinds: withLooks,
    cue: marked(titled, { bold: true }),
    between: "paragraph",
    ...italics,
    isDense: true,
    places: { heading: center },
  },
  {
    name: "NAME above, in one paragraph",
    kinds: [...withLooks, ...inText],
    cue: inCapitals,
    between: "\n",
    directions: "plain",
    parentheticals: "round",
  },
  {
    name: "NAME and speech apart, plain directions",
    kinds: [...withLooks, ...inText],
    cue: inCapitals,
    between: "empty line",
    directions: "plain",
    parentheticals: "round",
  },
  {
    name: "NAME [manner], speech apart",
    kinds: [...withLooks, ...inText],
    cue: inCapitals,
    between: "empty line",
    directions: "square",
    parentheticals: "square",
    hasManner: true,
  },
  {
    name: "NAME (manner): speech",
    kinds: [...withLooks, ...inText],
    cue: inCapitals,
    between: " ",
    directions: "italic round",
    parentheticals: "italic round",
    hasManner: true,
  },
  {
    name: "NAME: speech, wrapped unevenly",
    kinds: inText,
    cue: marked((name) => `${capitals(name)}:`),
    between: " ",
    ...brackets,
    widths: [48, 72],
  },
  {
    name: "NAME: speech, line by line, wrapped unevenly",
    kinds: inText,
    cue: marked((name) => `${capitals(name)}:`),
    between: " ",
    ...brackets,
    isDense: true,
    widths: [48, 72],
  },
  {
    name: "NAME above, line by line, wrapped unevenly",
    kinds: inText,
    cue: inCapitals,
    between: "\n",
    ...brackets,
    isDense: true,
    widths: [48, 72],
  },
  {
    name: "NAME above, wrapped unevenly",
    kinds: inText,
    cue: inCapitals,
    between: "\n",
    ...brackets,
    widths: [48, 72],
  },
  {
    name: "Name. speech, wrapped unevenly",
    kinds: inText,
    cue: marked((name) => `${titled(name)}.`),
    between: " ",
    ...brackets,
    widths: [56, 76],
  },
];
