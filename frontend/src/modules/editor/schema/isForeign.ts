import type { Node as BlockNode } from "prosemirror-model";

/** What ProseMirror notes on the elements that it has drawn. */
type Drawn = Node & { readonly pmViewDesc?: { readonly node?: BlockNode } };

/** The elements that browsers make while somebody edits, and the attributes that they give them. */
const editingTags = new Set(["P", "DIV", "SPAN", "FONT", "BR", "B", "STRONG", "I", "EM", "U"]);
const editingAttributes = new Set(["style", "dir", "lang", "align", "color", "face", "size"]);

const ownElements = "p[data-kind], div.manuscript-group";

/**
 * Returns whether an element in the manuscript is none of ours and not made by editing: browser extensions add their
 * buttons and frames. If one has put words of the play into an element of its own, the words stay.
 */
export function isForeign(element: HTMLElement): boolean {
  if (!element.closest(".manuscript") || element.matches(ownElements) || isMadeByEditing(element)) return false;
  if (containsDrawn(element)) return false;
  const block = element.parentElement?.closest<HTMLElement>("p[data-kind]");
  if (!block) return true;
  const { node } = (block as Drawn).pmViewDesc ?? {};
  return node ? isSubsequence(node.textContent, textBeside(block)) : !editingTags.has(element.tagName);
}

const isMadeByEditing = ({ tagName, attributes }: Element): boolean =>
  editingTags.has(tagName) && [...attributes].every(({ name }) => editingAttributes.has(name));

const containsDrawn = (node: Node): boolean =>
  [...node.childNodes].some((child) => (child as Drawn).pmViewDesc !== undefined || containsDrawn(child));

/** Returns the text of a block without what foreign elements may have added. */
function textBeside(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (child.nodeType === Node.TEXT_NODE) return child.nodeValue ?? "";
      const isOurs =
        (child as Drawn).pmViewDesc !== undefined || isMadeByEditing(child as Element) || containsDrawn(child);
      return isOurs ? textBeside(child) : "";
    })
    .join("");
}

/** Whether all of a text's characters are in another text, in order. */
function isSubsequence(text: string, other: string): boolean {
  let at = 0;
  for (const character of other) if (text.startsWith(character, at)) at += character.length;
  return at === text.length;
}
