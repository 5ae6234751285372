import { Plugin } from "prosemirror-state";

const keys: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);

/**
 * Keeps the cursor behind the signs in the margin, which are the first nodes of their element. Before these keys,
 * ProseMirror moves the browser's cursor to the front of them, and from there, Chromium moves it to a wrong line or out
 * of the manuscript.
 */
export const skipMarginSigns = (): Plugin =>
  new Plugin({
    view({ dom }) {
      const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
        if (keys.has(key) && !defaultPrevented) moveBehindSigns(dom.ownerDocument.getSelection());
      };
      // ProseMirror's own handler was added before.
      dom.addEventListener("keydown", onKey);
      return { destroy: () => dom.removeEventListener("keydown", onKey) };
    },
  });

function moveBehindSigns(selection: Selection | null): void {
  const element = selection?.focusNode;
  if (!(element instanceof HTMLElement) || !(element.childNodes[selection?.focusOffset ?? 0] instanceof HTMLElement))
    return;
  const signs = [...element.childNodes].findIndex((node) => !isSign(node));
  if (!selection || signs <= selection.focusOffset) return;
  const text = firstTextIn(element.childNodes[signs]);
  const [node, offset] = text ? [text, 0] : [element, signs];
  if (selection.isCollapsed) selection.collapse(node, offset);
  else selection.extend(node, offset);
}

const isSign = (node: Node): boolean => node instanceof HTMLElement && node.contentEditable === "false";

function firstTextIn(node: Node | null | undefined): Node | undefined {
  if (!node) return undefined;
  return node instanceof Text ? node : firstTextIn(node.firstChild);
}
