/**
 * Runs in a page before the app. Reports each text beside other nodes that React changes, removes, or inserts something
 * before, as an error in the console. Where a browser has translated the page, that text is no longer there, so the change
 * is lost, or React throws.
 * An element that has only a text, or an element around the text, is safe.
 */
export function watchBareTexts(): void {
  const isBare = (node: Node | null): node is Text =>
    node?.nodeType === Node.TEXT_NODE &&
    node.parentElement !== null &&
    !node.parentElement.closest("[translate=no]") &&
    Object.keys(node).some((key) => key.startsWith("__reactFiber$"));
  const check = (node: Node | null, change: string): void => {
    if (!isBare(node)) return;
    const parent = node.parentElement;
    const place = [parent?.localName, ...(parent?.classList ?? [])].join(".");
    console.error(`“${node.data}” in ${place} is ${change} without an element of its own`);
  };
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    check(child, "removed");
    removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    check(next, "what something is inserted before");
    insertBefore.call(this, node, next);
    return node;
  };
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      check(this, `changed to “${text}”`);
      value?.set?.call(this, text);
    },
  });
}
