import type { Page } from "playwright-core";
import { englishMessages } from "#tests/support/englishMessages.ts";
import { englishNames, englishWords } from "#tests/support/englishText.ts";

/** Returns what people see or hear on the screen that seems to be English, without the manuscript. */
export async function englishOn(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && !element.closest("[role=textbox]");
    const named = ["aria-label", "aria-description", "placeholder", "title", "alt"];
    return [...document.querySelectorAll("body *")]
      .filter(isShown)
      .flatMap((element) => [
        ...[...element.childNodes].flatMap((node) =>
          node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ""] : [],
        ),
        ...named.map((name) => element.getAttribute(name) ?? ""),
      ]);
  });
  const isEnglish = (text: string) => englishMessages.has(text.trim()) || englishWords.test(text);
  return [...new Set([...texts, await page.title()])].filter((text) => isEnglish(text) && !englishNames.test(text));
}
