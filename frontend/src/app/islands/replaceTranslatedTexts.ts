import { options, type VNode } from "preact";

/** What Preact's own tools use, too: the node that it has drawn, and the parts inside. */
interface Drawn extends VNode {
  readonly __e: Node | null;
  readonly __k: readonly (Drawn | null)[] | null;
}

/** Returns the text of an element that has nothing else. */
function onlyTextIn({ __k: parts }: Drawn): Text | undefined {
  const only = parts?.length === 1 ? parts[0]?.__e : undefined;
  return only instanceof Text ? only : undefined;
}

/**
 * A browser that translates a page takes texts out and puts `<font>` in their place. Unlike React, Preact then changes a
 * text that nobody sees. When the only text of an element has changed, this puts it back instead of the translation.
 */
export function replaceTranslatedTexts(): void {
  const shown = new WeakMap<Element, string>();
  const check = (element: Element, text: Text | undefined): void => {
    if (shown.get(element) === text?.data) return;
    for (const translation of element.querySelectorAll(":scope > font")) translation.remove();
    if (text && text.parentNode !== element) element.append(text);
    if (text) shown.set(element, text.data);
    else shown.delete(element);
  };
  const { diffed } = options;
  options.diffed = (vnode) => {
    diffed?.(vnode);
    const { __e: element } = vnode as Drawn;
    if (typeof vnode.type === "string" && element instanceof Element) check(element, onlyTextIn(vnode as Drawn));
  };
}
