import { Lexer, type Token, type Tokens } from "marked";
import { Document, type ParsedNode, Scalar } from "yaml";

/** The tag of texts that code reads, not people. They're the same in every language. */
export const codeTag = "!code";

interface Section {
  id?: Scalar;
  heading: string;
  readonly paragraphs: string[];
  terms?: { term: string; text: string }[];
}

interface Page {
  id?: Scalar;
  title: string;
  lead?: string;
  picture?: Scalar;
  readonly sections: Section[];
}

/**
 * Reads long pages, which are written as Markdown. A heading of level 1 is a page's title. Its lead is below it, and
 * perhaps a picture, `![](name)`. A heading of level 2 begins a section with paragraphs and perhaps a list of terms,
 * `- **term**: text`. `{#id}` after a heading is its ID. The texts are messages, as in other catalogs, without other marks.
 *
 * @returns the page, or a list if there are several
 * @throws if there's anything else
 */
export function readMarkdown(markdown: string): ParsedNode {
  const pages: Page[] = [];
  for (const token of new Lexer({ gfm: false }).lex(markdown)) if (token.type !== "space") read(token, pages);
  if (pages.length === 0) throw new Error("A page begins with its title: # Title");
  const { contents } = new Document(pages.length === 1 ? pages[0] : pages);
  return contents as ParsedNode;
}

function read(token: Token, pages: Page[]): void {
  const page = pages.at(-1);
  const section = page?.sections.at(-1);
  if (isHeading(token, 1)) {
    const { id, text } = headingOf(token);
    pages.push({ ...id, title: text, sections: [] });
  } else if (isHeading(token, 2) && page) {
    const { id, text } = headingOf(token);
    page.sections.push({ ...id, heading: text, paragraphs: [] });
  } else if (section) {
    addToSection(section, token);
  } else if (page) {
    addBelowTitle(page, token);
  } else {
    throw unexpected(token);
  }
}

function addToSection(section: Section, token: Token): void {
  const { type, items } = token as Tokens.Generic;
  if (section.terms) throw unexpected(token);
  if (type === "list") section.terms = items.map(termOf);
  else if (type === "paragraph") section.paragraphs.push(textOf(partsOf(token)));
  else throw unexpected(token);
}

function addBelowTitle(page: Page, token: Token): void {
  const parts = partsOf(token);
  const [first] = parts as readonly Tokens.Generic[];
  if (token.type !== "paragraph") throw unexpected(token);
  if (first?.type === "image" && parts.length === 1 && !page.picture) page.picture = codeOf(first.href);
  else if (page.lead === undefined) page.lead = textOf(parts);
  else throw unexpected(token);
}

const isHeading = ({ type, depth }: Tokens.Generic, level: number): boolean => type === "heading" && depth === level;

function headingOf(token: Token): { readonly text: string; readonly id: Pick<Section, "id"> } {
  const [, text = "", id] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(textOf(partsOf(token))) ?? [];
  return { text, id: id ? { id: codeOf(id) } : {} };
}

function termOf(item: Token): { readonly term: string; readonly text: string } {
  const [line, ...others] = partsOf(item);
  const [term, ...rest] = line ? partsOf(line) : [];
  const text = textOf(rest);
  if (term?.type !== "strong" || !text.startsWith(": ") || others.length > 0) throw unexpected(item);
  return { term: textOf(partsOf(term)), text: text.slice(2) };
}

const partsOf = (token: Token): readonly Token[] => ("tokens" in token && token.tokens) || [];

/** Returns a text on one line. A backslash before a sign makes it a part of the text. */
function textOf(parts: readonly Token[]): string {
  const texts = parts.map((part) => {
    const { type, text } = part as Tokens.Generic;
    if (type !== "text" && type !== "escape") throw unexpected(part);
    return text;
  });
  return texts.join("").replaceAll(/\s*\n\s*/g, " ");
}

const codeOf = (value: string): Scalar => Object.assign(new Scalar(value), { tag: codeTag });

const unexpected = ({ type, raw }: Token): Error => new Error(`A page can't have this ${type}: ${raw.trim()}`);
