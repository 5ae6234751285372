import { findStageHeading } from "../fountain/headings.ts";
import type { Cue } from "../plainText/cueFinders.ts";
import {
  isMarkedThroughout,
  joinSpans,
  type Paragraph,
  type TypedLayout,
  textOfParagraph,
} from "../plainText/paragraph.ts";
import { findSpeakers } from "../plainText/speakers.ts";
import { hasCapitalsOnly, isInBrackets } from "../plainText/textShape.ts";
import type { FilePart } from "./fileParts.ts";

const pointsPerQuarterInch = 18;
/** A character of a typewriter font. */
export const pointsPerSpace = 7.2;

/** How a paragraph looks. Paragraphs with the same look are a group. */
export interface ParagraphLook {
  readonly style: string;
  readonly centered: boolean;
  readonly quarterInches: number;
  readonly italic: boolean;
  readonly capitals: boolean;
  readonly brackets: boolean;
  /** What it would be as a heading; empty if it isn't worded like one. */
  readonly heading: "" | "act" | "scene";
  /** A name and its speech are in one paragraph. */
  readonly named: boolean;
  /** The part of the file that it belongs to by its place; empty for the play. */
  readonly part: FilePart | "";
}

/** Returns how each paragraph looks. It doesn't depend on corrections, so groups are the same in each reading. */
export function looksOf(
  paragraphs: readonly Paragraph[],
  parts: ReadonlyMap<TypedLayout, FilePart>,
): readonly ParagraphLook[] {
  const speakers = findSpeakers(paragraphs);
  return paragraphs.map((one, at) => {
    const part = parts.get(one.layout);
    return part ? { ...plainLook, part } : lookOf(one, speakers.find(one, paragraphs[at + 1]));
  });
}

const plainLook: ParagraphLook = {
  style: "",
  centered: false,
  quarterInches: 0,
  italic: false,
  capitals: false,
  brackets: false,
  heading: "",
  named: false,
  part: "",
};

function lookOf(one: Paragraph, cue: Cue | undefined): ParagraphLook {
  const text = textOfParagraph(one);
  const { style = "", centered, indent, spaces = 0 } = one.layout;
  return {
    style,
    centered,
    quarterInches: centered ? 0 : Math.round((indent + spaces * pointsPerSpace) / pointsPerQuarterInch),
    italic: isMarkedThroughout(joinSpans(one.lines), "italic"),
    capitals: hasCapitalsOnly(text),
    brackets: isInBrackets(text),
    heading: findStageHeading(text, true) ?? "",
    named: cue !== undefined && (cue.form !== "alone" || one.lines.length > 1),
    part: "",
  };
}

export const idOf = (look: ParagraphLook): string => JSON.stringify(Object.values(look));

const placeOf = (centered: boolean, quarterInches: number): string | undefined => {
  if (centered) return "centered";
  const inches = quarterInches / 4;
  return inches > 0 ? `indented ${inches} in (${Math.round(inches * 25.4)} mm)` : undefined;
};

const partDescriptions: Readonly<Record<FilePart, string>> = {
  archive: "header and license of Project Gutenberg",
  page: "around the article of the web page",
  titlePage: "before the play, like a title page",
  characters: "before the play, like a list of characters",
  acts: "before the play, like a list of acts",
};

/** Describes a look for the writer, e.g. `style “Body Text”, centered, capitals`. */
export function describeLook(look: ParagraphLook): string {
  if (look.part !== "") return partDescriptions[look.part];
  const { style, centered, quarterInches, italic, capitals, brackets, heading, named } = look;
  const features = [
    style === "" ? "" : `style “${style}”`,
    placeOf(centered, quarterInches) ?? (style === "" ? "at the margin" : ""),
    italic ? "italics" : "",
    capitals ? "capitals" : "",
    brackets ? "in brackets" : "",
    heading === "act" ? "worded like an act heading" : "",
    heading === "scene" ? "worded like a scene heading" : "",
    named ? "beginning with a name" : "",
  ];
  return features.filter(Boolean).join(", ");
}
