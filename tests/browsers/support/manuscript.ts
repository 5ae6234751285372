import { editorWords } from "#frontend/messages/editor.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { eventually, type Tab } from "./tab.ts";

/** Returns the text of the manuscript, element by element. */
const elements = (tab: Tab): Promise<readonly string[]> =>
  tab.run(() => [...document.querySelectorAll(".manuscript p")].map(({ textContent }) => textContent ?? ""));

/** Waits until the manuscript contains exactly these elements. */
export const findsElements = async (tab: Tab, wanted: readonly string[]): Promise<void> => {
  await tab.waitFor("textbox", editorWords.manuscript);
  await eventually(() => elements(tab)).toEqual(wanted);
};

/** Types text and keys; keys are written as `{Enter}`. */
export async function type(tab: Tab, text: string): Promise<void> {
  for (const part of text.split(/(\{[^}]+\})/)) {
    if (part.startsWith("{")) await tab.press(part.slice(1, -1));
    else if (part) await tab.type(part);
  }
}

export const isSaved = (tab: Tab): Promise<void> => tab.waitForText(savingWords.saved);

/** The cursor's position: the index of its element and the number of characters before it. */
export interface Caret {
  readonly element: number;
  readonly offset: number;
}

export const caret = (tab: Tab): Promise<Caret> =>
  tab.run(() => {
    const selection = getSelection();
    const node = selection?.focusNode;
    const element = (node instanceof Element ? node : node?.parentElement)?.closest("p");
    if (!selection || !node || !element) return { element: -1, offset: -1 };
    const before = document.createRange();
    before.selectNodeContents(element);
    before.setEnd(node, selection.focusOffset);
    const all = [...document.querySelectorAll(".manuscript p")];
    return { element: all.indexOf(element), offset: before.toString().length };
  });

/** Returns the last element of a group and its length. */
export const endOfGroup = (tab: Tab, group: number): Promise<Caret> =>
  tab.run((index) => {
    const element = [...document.querySelectorAll(".manuscript-group")][index]?.querySelector(
      ":scope > p:last-of-type",
    );
    const all = [...document.querySelectorAll(".manuscript p")];
    return { element: element ? all.indexOf(element) : -1, offset: element?.textContent?.length ?? -1 };
  }, group);

/** Scrolls an element to the middle of the window and clicks its last line. */
export async function clickInto(tab: Tab, element: number): Promise<void> {
  const place = await tab.run((index) => {
    const block = document.querySelectorAll(".manuscript p")[index];
    block?.scrollIntoView({ block: "center", behavior: "instant" });
    return new Promise<{ x: number; y: number }>((done) => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const text = document.createRange();
          if (block) text.selectNodeContents(block);
          const lines = [...text.getClientRects()];
          const last = lines.at(-1) ?? new DOMRect();
          done({ x: last.left + Math.min(6, last.width / 2), y: last.top + last.height / 2 });
        }),
      );
    });
  }, element);
  const { x, y } = await place;
  await tab.click(x, y);
}
