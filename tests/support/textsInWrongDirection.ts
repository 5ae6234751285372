/** Runs in the page. Returns the Hebrew texts that have the wrong direction: cut off, they would lose their beginning. */
export const textsInWrongDirection = (): string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const isHebrew = /\p{Script=Hebrew}/u.test(text.textContent ?? "");
    if (
      isHebrew &&
      element?.checkVisibility() &&
      element.closest(".only-spoken") === null &&
      getComputedStyle(element).direction !== "rtl"
    )
      found.push(`${element.className}: ${text.textContent}`);
  }
  return found;
};
