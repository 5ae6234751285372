import type { BrowserContext } from "playwright-core";

/** The longest text for which a page has shown "Saved". */
export interface Acknowledgements {
  readonly longest: () => number;
}

/** Records, inside every page, what the page shows its writer. Call it before opening the page. */
export async function listenForSaved(context: BrowserContext): Promise<Acknowledgements> {
  let longest = 0;
  await context.exposeBinding("pageSaysSaved", (_, length: number) => {
    longest = Math.max(longest, length);
  });
  await context.addInitScript(observeSaving);
  return { longest: () => longest };
}

/** Runs in the page. Reads the state and the text together, so that no key press can come between them. */
function observeSaving(): void {
  const { pageSaysSaved } = window as unknown as { pageSaysSaved: (length: number) => void };
  new MutationObserver(() => {
    const paragraphs = [...document.querySelectorAll(".manuscript p")];
    const state = document.querySelector("[data-saving]")?.getAttribute("data-saving");
    const text = paragraphs.map((paragraph) => paragraph.textContent).join("\n");
    if (state === "saved" && text !== "") pageSaysSaved(text.length);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-saving"] });
}
