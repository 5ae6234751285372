/**
 * Runs in a page. Does to its texts what a browser does that translates it, now and whenever more come: takes each out of
 * the page, and puts elements with the translation in its place. The words stay the same here, so that tests find them.
 * Returns a function that ends it.
 */
export function translatePage(): () => void {
  const leftAlone = "[translate=no], script, style, noscript, textarea, title, font";
  const translateText = (text: Text): void => {
    if (text.data.trim() === "" || !text.parentElement || text.parentElement.closest(leftAlone)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translate = (node: Node): void => {
    if (node instanceof Text) translateText(node);
    else for (const child of [...node.childNodes]) translate(child);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === "childList" ? addedNodes : [target]) translate(node);
  });
  translate(document);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
