import { nanoid } from "nanoid";
import type { Locator, Page } from "playwright-core";
import { type Doc, encodeStateAsUpdate, encodeStateVector } from "yjs";
import { insertBlocks } from "#domain/play/document/blocks.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { BlockId, Play } from "#domain/play/play.ts";
import { encodeUpdate } from "#domain/play/updateEncoding.ts";
import { readerFeedbackWords } from "#frontend/messages/readerFeedback.yaml";
import { type MadeLink, shareLink } from "#tests/support/shareLink.ts";
import { origin } from "./browserDevice.ts";
import { demonstrationPerson } from "./people.ts";
import { heading } from "./signIn.ts";

/** Creates a link by an author whose plan includes everything; each link has its own play. */
export const createLink = (play: Play, options: Parameters<typeof shareLink>[3] = {}) =>
  shareLink(origin, demonstrationPerson("company"), play, options);

/** Opens a link and waits for the title page and for the feedback code. */
export async function openSharedLink(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await heading(page, title).waitFor();
  await feedbackButton(page).waitFor();
}

export const feedbackButton = (page: Page): Locator =>
  page.getByRole("toolbar").getByRole("button", { name: readerFeedbackWords.open({ count: 0 }), exact: false });

export const feedbackPanel = (page: Page): Locator => page.getByRole("region", { name: readerFeedbackWords.title });

/** Returns a comment in the reader's own list. */
export const commentEntry = (page: Page, text: string): Locator =>
  feedbackPanel(page).getByRole("article").filter({ hasText: text });

export const kindChoice = (page: Page, name: string): Locator =>
  page.getByRole("toolbar", { name: readerFeedbackWords.bar }).getByRole("button", { name, exact: true });

/** Adds a line at the end of the play as its author. */
export const addLine = (link: MadeLink, text: string): Promise<void> =>
  writeAsAuthor(link, (doc) =>
    insertBlocks(
      doc,
      [{ id: nanoid(10) as BlockId, kind: "dialogue", text: [{ text }] }],
      readPlay(doc).blocks.at(-1)?.id,
    ),
  );

/** Changes the play as its author, from another device. */
export async function writeAsAuthor({ doc, playId, ask }: MadeLink, write: (doc: Doc) => void): Promise<void> {
  const before = encodeStateVector(doc);
  write(doc);
  const update = encodeUpdate(encodeStateAsUpdate(doc, before));
  await ask("POST", `/plays/${playId}/updates`, { after: 1, updateId: nanoid(), device: "test-device", ...update });
}

/** Selects from the start of one text to the end of another, as with a mouse. */
export const selectText = (page: Page, from: string, to: string): Promise<void> =>
  page.evaluate(
    ([first, last]) => {
      const find = (words: string): [Node, number] => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.textContent?.indexOf(words) ?? -1;
          if (at >= 0) return [node, at];
        }
        throw new Error(`The page doesn't contain ${words}.`);
      };
      const [end, at] = find(last);
      document.getSelection()?.setBaseAndExtent(...find(first), end, at + last.length);
    },
    [from, to] as const,
  );
