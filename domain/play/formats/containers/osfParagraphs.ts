import type { Span } from "#domain/play/play.ts";
import { plainParagraph, type WordParagraph } from "../docx/wordParagraph.ts";
import { asidesOf } from "../plainText/asides.ts";
import { kindOfStyleName } from "../words/kindOfStyleName.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findChild, textIn } from "../xml/tree.ts";
import { readOldMarks } from "./oldOsfMarks.ts";

/*
 * Open Screenplay Format. Its versions write the names of attributes in different ways, such as `basestylename`,
 * `baseStyleName` and `basestyle`.
 */

type Attributes = Readonly<Record<string, string | undefined>>;

/** Returns an element's attributes with their names in lowercase. */
export const osfAttributes = ({ attributes }: XmlElement): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));

export const isOn = (value: string | undefined): boolean => value !== undefined && value !== "" && value !== "0";

export const parasIn = (root: XmlElement, name: string): readonly XmlElement[] =>
  elementsIn(findChild(root, name) ?? (name === "paragraphs" ? root : { ...root, children: [] }), "para");

export const styleOfPara = (para: XmlElement): Attributes => {
  const style = findChild(para, "style");
  return style ? osfAttributes(style) : {};
};

/** A longer chain of styles that are based on each other is a circle. */
const maxBases = 10;

/** The built-in styles by their numbers. */
const builtIn = [
  "Normal Text",
  "Scene Heading",
  "Action",
  "Character",
  "Parenthetical",
  "Dialogue",
  "Transition",
  "Shot",
];

/** Returns a function that names the style that people see, or the one it's based on if that says more. */
function styleNames(root: XmlElement): (style: Attributes) => string {
  const styles = findChild(root, "styles");
  const all = (styles ? elementsIn(styles, "style") : []).map(osfAttributes);
  const bases = new Map(all.map((style) => [style.name ?? "", style.basestylename ?? style.basestyle]));
  return (style) => {
    const index = Number(style.builtin_index ?? style.builtinindex ?? Number.NaN);
    const own = style.basestylename ?? style.basestyle ?? style.name ?? builtIn[index] ?? "";
    let name: string | undefined = own;
    for (let depth = 0; name !== undefined && depth < maxBases; depth++) {
      if (kindOfStyleName(name)) return name;
      name = bases.get(name);
    }
    return own;
  };
}

interface OsfParagraph extends WordParagraph {
  /** Whether the speech is beside the next one. */
  readonly isDual: boolean;
}

/** Reads the paragraphs of a script. */
export function readOsfParagraphs(root: XmlElement): readonly WordParagraph[] {
  const nameOf = styleNames(root);
  const isOld = /^1\d$/.test(osfAttributes(root).version ?? "");
  const paragraphs: OsfParagraph[] = [];
  let omitted = 0;
  for (const para of parasIn(root, "paragraphs")) {
    const about = { ...styleOfPara(para), ...osfAttributes(para) };
    const styleName = nameOf(styleOfPara(para));
    if (isOn(about.omitted)) {
      if (kindOfStyleName(styleName) === "scene") omitted++;
      continue;
    }
    const one = toParagraph(para, { styleName, isOld, omitted });
    paragraphs.push({ ...one, isDual: isOn(about.dualdialogue) });
    omitted = 0;
  }
  return withDual(paragraphs);
}

interface Details {
  readonly styleName: string;
  /** Whether emphasis is written within the text. */
  readonly isOld: boolean;
  /** How many scenes before it were left out. */
  readonly omitted: number;
}

function toParagraph(para: XmlElement, { styleName, isOld, omitted }: Details): WordParagraph {
  const about = { ...styleOfPara(para), ...osfAttributes(para) };
  const texts = elementsIn(para, "text");
  const format = about.align === "center" ? ({ align: "center" } as const) : {};
  const isScene = kindOfStyleName(styleName) === "scene";
  const number = about.scene_number ?? (isScene ? about.number : undefined);
  const alternates = elementsIn(para).filter(({ name }) => /^alt/i.test(name));
  return {
    ...plainParagraph(texts.flatMap(isOld ? toOldSpans : toSpans), styleName, format),
    asides: asidesOf({
      struck: texts.filter(isStruck).map(textIn),
      notes: [about.synopsis, about.note].flatMap((text) => (text?.trim() ? [text] : [])),
      alternates: alternates.flatMap(textsIn).filter((text) => text.trim() !== ""),
      revisions: texts.filter(isRevised).length > 0 || isRevised(para) ? 1 : 0,
      sceneNumbers: isOn(number) ? 1 : 0,
      omittedScenes: omitted,
      pageBreaks: isOn(about.pagebreakbefore) ? 1 : 0,
    }),
  };
}

/** An element with alternates has one for each, or their texts. */
function textsIn(element: XmlElement): readonly string[] {
  const each = elementsIn(element).filter(({ name }) => /^(alt|para)/i.test(name));
  return (each.length > 0 ? each : [element]).map(
    (one) => allIn(one, "text").map(textIn).join("") || textIn(one).trim(),
  );
}

/** A speech beside another: the name after the one that's marked. */
function withDual(paragraphs: readonly OsfParagraph[]): readonly WordParagraph[] {
  let isBeside = false;
  return paragraphs.map(({ isDual, ...one }) => {
    if (kindOfStyleName(one.styleName) !== "cue") return one;
    const isSecond = isBeside;
    isBeside = isDual && !isSecond;
    return isSecond ? { ...one, spoken: "simultaneousCue" } : one;
  });
}

function isStruck(text: XmlElement): boolean {
  const { strikeout, strikethrough } = osfAttributes(text);
  return isOn(strikeout) || isOn(strikethrough);
}

function isRevised(element: XmlElement): boolean {
  const { revision, revisionid, revised } = osfAttributes(element);
  return [revision, revisionid, revised].some(isOn);
}

function toSpans(element: XmlElement): readonly Span[] {
  if (isStruck(element)) return [];
  const { bold, italic, underline } = osfAttributes(element);
  return [
    {
      text: textIn(element),
      ...(isOn(bold) ? { bold: true } : {}),
      ...(isOn(italic) ? { italic: true } : {}),
      ...(isOn(underline) ? { underline: true } : {}),
    },
  ];
}

const toOldSpans = (element: XmlElement): readonly Span[] => (isStruck(element) ? [] : readOldMarks(textIn(element)));
