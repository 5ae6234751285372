import { emptyFront } from "#domain/play/front/frontFields.ts";
import { titlePageInFiles } from "#domain/play/front/frontInFiles.ts";
import { titlePageFields } from "#domain/play/front/frontPlaces.ts";
import type { BlockId, FrontMatter } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { readCastLine } from "../fountain/cast.ts";
import { decodeMarkup } from "../reading/decodeText.ts";
import type { ReadPlay } from "../reading/readPlay.ts";
import { parseXml, type XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findAt, findChild, textIn } from "../xml/tree.ts";
import { TeiReader } from "./teiReader.ts";

/** Reads a play in TEI, the XML of scholarly editions. */
export function readTei(bytes: Uint8Array, newId: () => BlockId): ReadPlay {
  const { text, notices } = decodeMarkup(bytes);
  const root = parseXml(withoutModel(text), "XML file");
  const body = findAt(root, "text", "body");
  if (!body || allIn(body, "sp").length === 0)
    throw new Refused("invalid", "This XML file isn't a play in TEI or Final Draft's format. Choose a different file.");
  const reader = new TeiReader(newId, namesOf(root), body);
  reader.readDivision(body, 0);
  const read = reader.finish();
  return { play: { front: readFront(root, newId), blocks: read.blocks }, notices: [...notices, ...read.notices] };
}

/** Removes a document type that only names its grammar; one with declarations stays and is refused. */
const withoutModel = (text: string): string => text.replace(/<!DOCTYPE[^[\]<>]{0,500}>/, "");

const clean = (text: string): string => text.replace(/\s+/g, " ").trim();

function readFront(root: XmlElement, newId: () => string): FrontMatter {
  const statement = findAt(root, "teiHeader", "fileDesc", "titleStmt");
  const titles =
    statement?.children.filter((node): node is XmlElement => typeof node !== "string" && node.name === "title") ?? [];
  const main = titles.find(({ attributes }) => attributes.type === "main") ?? titles[0];
  const sub = titles.find(({ attributes }) => attributes.type === "sub");
  const texts = findChild(root, "text");
  const cast = texts ? castIn(texts) : [];
  const set = texts ? allIn(texts, "set") : [];
  return {
    ...emptyFront,
    title: main ? clean(textIn(main)) : "",
    subtitle: sub ? clean(textIn(sub)) : "",
    ...(statement && namesIn(statement)),
    setting: set.map((one) => clean(textIn(one))).join("\n"),
    characters: cast.flatMap(({ item, group }) => {
      const { name, description, ...person } = readCharacter(item);
      if (name === "") return [];
      const about = [withoutSeparator(description), group].filter(Boolean).join(", ");
      return [{ ...person, name: name.replace(/[,.;:]$/, ""), description: about, id: newId() }];
    }),
  };
}

/** Returns the fields that are names: `<author>`, or `<editor role="translator">`. */
const namesIn = (statement: XmlElement): Partial<FrontMatter> =>
  Object.fromEntries(
    titlePageFields.flatMap((field) => {
      const { tei } = titlePageInFiles[field];
      if (!tei) return [];
      const editors = allIn(statement, "editor").filter(({ attributes }) => attributes.role === tei);
      return [[field, [...allIn(statement, tei), ...editors].map(nameOf).join("\n")]];
    }),
  );

function nameOf(person: XmlElement): string {
  const name = findChild(person, "persName") ?? person;
  const first = findChild(name, "forename");
  const last = findChild(name, "surname");
  return clean(first && last ? `${textIn(first)} ${textIn(last)}` : textIn(name));
}

interface CastItem {
  readonly item: XmlElement;
  /** What is said about everybody in its group. */
  readonly group: string;
}

const castIn = (element: XmlElement, group = ""): readonly CastItem[] =>
  elementsIn(element).flatMap((child) => {
    if (child.name === "castItem") return [{ item: child, group }];
    if (child.name !== "castGroup") return castIn(child, group);
    const own = child.children.filter((node) => typeof node === "string" || !/^cast(Item|Group)$/.test(node.name));
    return castIn(child, [clean(own.map(textIn).join("")), group].filter(Boolean).join(", "));
  });

const withoutSeparator = (text: string): string => text.replace(/[,;]$/, "");

function readCharacter(item: XmlElement) {
  const role = findChild(item, "role");
  if (!role) return readCastLine(clean(textIn(item)));
  const description = item.children
    .filter((node) => node !== role)
    .map(textIn)
    .join("");
  return {
    name: clean(textIn(role)),
    aliases: [],
    age: "",
    gender: "",
    doubling: "",
    description: clean(description).replace(/^[,.;:–—-]\s*/, ""),
  };
}

/** Returns the names of the people by their IDs, for speeches without a name. */
function namesOf(root: XmlElement): ReadonlyMap<string, string> {
  const header = findChild(root, "teiHeader");
  const people = header ? [...allIn(header, "person"), ...allIn(header, "personGrp")] : [];
  return new Map(
    people.flatMap((person) => {
      const name = findChild(person, "persName") ?? findChild(person, "name");
      return name ? [[person.attributes.id ?? "", clean(textIn(name))] as const] : [];
    }),
  );
}
