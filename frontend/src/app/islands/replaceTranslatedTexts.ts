import { options, type VNode } from "preact";

/** What Preact's own tools use, too: the node that it has drawn, and the parts inside. */
interface Drawn extends VNode {
  readonly __e: Node | null;
  readonly __k: readonly (Drawn | null)[] | null;
}

/**
 * A browser that translates a page takes texts out and puts `<font>` in their place. Unlike React, Preact then changes a
 * text that nobody sees. When the only text of an element has changed, this puts it back instead of the translation.
 */
export function replaceTranslatedTexts(): void {
  const shown = new WeakMap<Element, string>();
  const { diffed } = options;
  options.diffed = (vnode) => {
    diffed?.(vnode);
    const { __e: element, __k: parts } = vnode as Drawn;
    if (typeof vnode.type !== "string" || !(element instanceof Element)) return;
    const only = parts?.length === 1 ? parts[0]?.__e : undefined;
    const text = only instanceof Text ? only : undefined;
    if (shown.get(element) === text?.data) return;
    for (const translation of element.querySelectorAll(":scope > font")) translation.remove();
    if (text && text.parentNode !== element) element.append(text);
    if (text) shown.set(element, text.data);
    else shown.delete(element);
  };
}
