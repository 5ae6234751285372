import { SaxesParser } from "saxes";
import { Refused } from "#domain/refused.ts";

/*
 * Parses XML from untrusted files into a small tree. Document type definitions are refused, so there are no entities
 * besides XML's own five.
 */

export interface XmlElement {
  /** Without its namespace prefix: `w:p` is `p`. */
  readonly name: string;
  /** By name without a prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Where it begins, counted from one. */
  readonly line: number;
}

export type XmlNode = XmlElement | string;

/** Limits on what a document may hold. A Word document of Hamlet has 60,000 elements, 10 deep. */
const maxElements = 2_000_000;
const maxDepth = 200;

interface OpenElement extends XmlElement {
  readonly attributes: Record<string, string>;
  readonly children: XmlNode[];
}

export interface XmlDocument {
  readonly root: XmlElement;
  /** Processing instructions by their target: what programs write for themselves. */
  readonly instructions: Readonly<Record<string, string>>;
}

/** Parses a document without its processing instructions. */
export const parseXml = (text: string, label: string): XmlElement => parseXmlDocument(text, label).root;

/** Parses a document. Throws `Refused` with the line if it isn't well-formed; `label` names the format there. */
export function parseXmlDocument(text: string, label: string): XmlDocument {
  const builder = new TreeBuilder(label);
  const parser = new SaxesParser({ position: true, xmlns: false });
  parser.on("error", ({ message }) => builder.refuse(parser.line, reasonIn(message)));
  parser.on("doctype", () => builder.refuse(parser.line, "it has a document type definition, which isn't allowed"));
  parser.on("opentag", ({ name, attributes }) => builder.open(name, attributes, parser.line));
  parser.on("closetag", () => builder.close());
  parser.on("text", (piece) => builder.text(piece));
  parser.on("cdata", (piece) => builder.text(piece));
  const instructions: Record<string, string> = {};
  parser.on("processinginstruction", ({ target, body }) => {
    instructions[target] = body;
  });
  // A file may begin with empty lines, which XML forbids before its declaration.
  parser.write(text.trimStart()).close();
  return { root: builder.finish(), instructions };
}

/** Saxes begins its messages with the place, which we give ourselves. */
const reasonIn = (message: string): string => message.replace(/^(\d+:\d+: )?/, "").replace(/\.$/, "");

class TreeBuilder {
  readonly #label: string;
  readonly #stack: OpenElement[] = [];
  #root: OpenElement | undefined;
  #count = 0;

  constructor(label: string) {
    this.#label = label;
  }

  refuse(line: number, reason: string): never {
    throw new Refused(
      "invalid",
      `This ${this.#label} can't be read (line ${line}: ${reason}). Save it again in its own program and import that file.`,
    );
  }

  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
    if (++this.#count > maxElements || this.#stack.length >= maxDepth) this.refuse(line, "it's too complex");
    const element: OpenElement = { name: localName(name), attributes: localAttributes(attributes), children: [], line };
    this.#stack.at(-1)?.children.push(element);
    this.#root ??= element;
    this.#stack.push(element);
  }

  close(): void {
    this.#stack.pop();
  }

  text(piece: string): void {
    this.#stack.at(-1)?.children.push(piece);
  }

  finish(): XmlElement {
    return this.#root ?? this.refuse(1, "it's empty");
  }
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

function localAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const out: Record<string, string> = {};
  for (const name in attributes) out[localName(name)] = attributes[name] ?? "";
  return out;
}
