import type { BrowserContext } from "playwright-core";

/** The longest text of which a page has said "Saved". */
export interface Acknowledgements {
  readonly longest: () => number;
}

/** Listens, from inside of every page, to what the page tells its writer. To be called before the page is opened. */
export async function listenForSaved(context: BrowserContext): Promise<Acknowledgements> {
  let longest = 0;
  await context.exposeBinding("pageSaysSaved", (_, length: number) => {
    longest = Math.max(longest, length);
  });
  await context.addInitScript(watchSaving);
  return { longest: () => longest };
}

/** Runs in the page. The state and the text are read in one go, so that no key can come between them. */
function watchSaving(): void {
  const { pageSaysSaved } = window as unknown as { pageSaysSaved: (length: number) => void };
  new MutationObserver(() => {
    const paragraphs = [...document.querySelectorAll(".manuscript p")];
    const state = document.querySelector("[data-saving]")?.getAttribute("data-saving");
    const text = paragraphs.map((paragraph) => paragraph.textContent).join("\n");
    if (state === "saved" && text !== "") pageSaysSaved(text.length);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-saving"] });
}
