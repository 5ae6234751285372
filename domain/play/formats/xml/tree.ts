import type { XmlElement, XmlNode } from "./parseXml.ts";

const isElement = (node: XmlNode): node is XmlElement => typeof node !== "string";

/** Returns the child elements, or only those of a name. */
export const elementsIn = ({ children }: XmlElement, name?: string): readonly XmlElement[] =>
  children.filter((node): node is XmlElement => isElement(node) && (name === undefined || node.name === name));

export const findChild = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((node): node is XmlElement => isElement(node) && node.name === name);

/** Returns the element at a path of child names. */
export const findAt = (element: XmlElement, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((found, name) => found && findChild(found, name), element);

/** Returns the elements of a name at any depth, in document order, not those within others of the same name. */
export function allIn(element: XmlElement, name: string): readonly XmlElement[] {
  const out: XmlElement[] = [];
  const visit = (one: XmlElement): void => {
    for (const child of elementsIn(one)) {
      if (child.name === name) out.push(child);
      else visit(child);
    }
  };
  visit(element);
  return out;
}

/** Returns all text within an element. */
export const textIn = (node: XmlNode): string => (isElement(node) ? node.children.map(textIn).join("") : node);
