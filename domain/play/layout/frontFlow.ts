import type { Character, FrontField, FrontMatter, Span } from "../play.ts";
import type { StyleName } from "./layout.ts";
import type { LayoutFlow } from "./layoutFlow.ts";
import type { LayoutSetting } from "./layoutSetting.ts";
import { paragraph } from "./paragraph.ts";
import { type Break, breaks, paragraphRows, type Row } from "./row.ts";
import { capitals } from "./shownText.ts";

/** Sections that share pages, in printing order; each list starts a new page. */
const sheets: readonly (readonly (readonly [heading: string, field: FrontField | "characters"])[])[] = [
  [
    ["", "dedication"],
    ["", "epigraph"],
  ],
  [
    ["Cast of Characters", "characters"],
    ["Place", "place"],
    ["Time", "time"],
    ["Setting", "setting"],
  ],
  [
    ["Synopsis", "synopsis"],
    ["Production Notes", "productionNotes"],
  ],
  [["Musical Numbers", "musicalNumbers"]],
];

/** Returns the front matter after the title page as one column of rows. */
export function frontFlow(front: FrontMatter, setting: LayoutSetting): LayoutFlow {
  const rows: Row[] = [];
  const breakAbove: Break[] = [];
  for (const sheet of sheets) {
    const sections = sheet.map(([heading, field]) => section(heading, paragraphsOf(front, field), setting));
    for (const [index, row] of sections.flat().entries()) {
      rows.push(row);
      breakAbove.push(index === 0 ? breaks.always : row.breakAbove);
    }
  }
  return { rows, breakAbove, headings: [] };
}

interface FrontParagraph {
  readonly role: StyleName;
  readonly text: readonly Span[];
}

function paragraphsOf(front: FrontMatter, field: FrontField | "characters"): readonly FrontParagraph[] {
  if (field === "characters") {
    return front.characters.filter(({ name }) => name.trim() !== "").map(castMember);
  }
  const text = front[field].trim();
  const role = field === "dedication" || field === "epigraph" ? "centered" : "frontText";
  return text === "" ? [] : text.split(/\n\s*\n/).map((part) => ({ role, text: [{ text: part }] }));
}

/** `NORA, 30s, woman: a wife.` */
function castMember({ name, age, gender, description }: Character): FrontParagraph {
  const facts = [age, gender].map((fact) => fact.trim()).filter((fact) => fact !== "");
  const person = [capitals(name.trim()), ...facts].join(", ");
  const about = description.trim();
  return { role: "castMember", text: [{ text: about === "" ? person : `${person}: ${about}` }] };
}

function section(heading: string, paragraphs: readonly FrontParagraph[], setting: LayoutSetting): readonly Row[] {
  if (paragraphs.length === 0) return [];
  const title: FrontParagraph = { role: "frontHeading", text: [{ text: heading }] };
  const parts = heading === "" ? paragraphs : [title, ...paragraphs];
  return parts.flatMap((part, index) => {
    const [first, ...others] = rowsOf(part, setting);
    const underHeading = heading !== "" && index === 1;
    return first ? [underHeading ? keepUnderHeading(first) : { ...first, breakAbove: breaks.gladly }, ...others] : [];
  });
}

/** Keeps the text under a heading: never separated from it, with an empty line between. */
const keepUnderHeading = (row: Row): Row => ({
  ...row,
  breakAbove: breaks.never,
  linesBefore: Math.max(1, row.linesBefore),
});

function rowsOf({ role, text }: FrontParagraph, { layout, measure }: LayoutSetting): readonly Row[] {
  const style = layout.styles[role];
  return paragraphRows(paragraph({ role, text }, style, measure), style.linesBefore, layout.minLines);
}
