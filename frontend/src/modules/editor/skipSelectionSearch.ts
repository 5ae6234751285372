/**
 * Keeps React from searching the whole manuscript for the selection before each of its commits.
 *
 * React remembers the selection of the focused element, in case a commit moves it. In an editable element, it visits every
 * node for that: in a long play this took longer than everything else after a key. It asks the property `contentEditable`
 * whether to do so. The browser and ProseMirror use the attribute, and ProseMirror keeps the selection itself.
 */
export function skipSelectionSearch(manuscript: HTMLElement): void {
  Object.defineProperty(manuscript, "contentEditable", { value: "inherit" });
}
