import type { XmlElement } from "../xml/parseXml.ts";
import { elementsIn, findAt, findChild, textIn } from "../xml/tree.ts";
import { readFdxText } from "./readFdxText.ts";

const textOf = (parent: XmlElement): string =>
  elementsIn(parent, "Paragraph")
    .map((paragraph) =>
      readFdxText(paragraph)
        .map(({ text }) => text)
        .join(""),
    )
    .join("\n")
    .trim();

/** Returns the alternate lines of a script by their IDs. Paragraphs refer to them. */
export function alternatesIn(root: XmlElement): ReadonlyMap<string, string> {
  const collection = findChild(root, "AltCollection");
  const all = collection ? elementsIn(collection, "Alt") : [];
  return new Map(all.map((one) => [one.attributes.Id ?? one.attributes.ID ?? "", textOf(one)]));
}

/** Returns a paragraph's alternate lines, without the one that's in the script now. */
export function alternatesOf(paragraph: XmlElement, all: ReadonlyMap<string, string>): readonly string[] {
  const list = findChild(paragraph, "Alts");
  const now = readFdxText(paragraph)
    .map(({ text }) => text)
    .join("")
    .trim();
  const texts = (list ? elementsIn(list, "AltId") : []).flatMap((id) => all.get(textIn(id).trim()) ?? []);
  return texts.filter((text) => text !== "" && text !== now);
}

/** Returns the summary of the scene that a heading begins. */
export function summaryOf(paragraph: XmlElement): readonly string[] {
  const summary = findAt(paragraph, "SceneProperties", "Summary");
  const text = summary ? textOf(summary) : "";
  return text === "" ? [] : [text];
}
