import type { Page } from "playwright-core";
import { test } from "vitest";
import { setFrontField } from "#domain/play/document/front.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { personalLinkWords } from "#frontend/messages/personalLinks.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { playWith, scene, speech } from "#tests/support/playBuilder.ts";
import type { MadeLink } from "#tests/support/shareLink.ts";
import { readerOf } from "./harness/apiReader.ts";
import { eventually, newDevice } from "./harness/browserDevice.ts";
import { manuscript } from "./harness/editor.ts";
import { demonstrationPerson } from "./harness/people.ts";
import { addLine, createLink, openSharedLink, writeAsAuthor } from "./harness/reader.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const title = "The Lamp";
const play = playWith(
  { title, draftDate: "Draft 1" },
  scene("Hall", speech("NORA", "Who left the lamp on?")),
  scene("Attic", speech("TOM", "Nobody.")),
);

const names = [
  ...["Ada Lark", "Ben Moor", "Cleo Finch", "Dara O’Neill", "Ezra Holt", "Fay Wren"],
  ...["Gus Marsh", "Hana Sato", "Ida Brandt-Lindqvist", "José Álvarez", "Kit Doyle", "Lena Kovač"],
];
const drafts = ["Draft 1", "Draft 2", "Draft 3"];

test("twelve readers with links of their own comment on three drafts, and the author sees who said what about which", async () => {
  const link = await createLink(play);
  const { page } = await newDeviceOf(demonstrationPerson("company"));
  await page.goto(`/editor/${link.playId}`);
  await manuscript(page).waitFor();
  await makePersonalLinks(page);
  const tokens = await tokensByName(link);
  const readers = new Map(
    await Promise.all(names.map(async (name) => [name, await readerOf(tokens.get(name) ?? "")] as const)),
  );
  const { page: hers } = await newDevice();

  for (const draft of drafts) {
    if (draft !== "Draft 1") await writeDraft(link, draft);
    for (const [name, { reload, say }] of readers) {
      await reload();
      await say(`${name} on ${draft}.`, {}, "the lamp");
    }
    if (draft !== "Draft 1") continue;
    await openSharedLink(hers, `/shared/${tokens.get("Lena Kovač")}`, title);
    await hers.getByText(readingWords.personal.title({ name: "Lena Kovač" })).waitFor();
    await hers.mouse.wheel(0, 300);
    await hers.keyboard.press("PageDown");
    await eventually(() => opensOf(link, "Lena Kovač")).toBe(1);
  }

  await announce(page, "Draft 3 is ready.");
  await hers.reload();
  // At the top of the text, and where she stopped.
  await hers.getByText("Draft 3 is ready.").first().waitFor();
  await hers.getByText(/^[23] changes in \d scenes? since you last read this play/).waitFor();

  await page.goto(`/feedback/${link.playId}`);
  await page.getByText(feedbackWords.screen.counts({ open: 36, resolved: 0 })).waitFor();
  for (const name of ["Ida Brandt-Lindqvist", "Lena Kovač"]) {
    await page.getByLabel(feedbackWords.filters.reader, { exact: true }).selectOption({ label: `${name} (3)` });
    await eventually(() => page.getByRole("article").count()).toBe(3);
    for (const draft of drafts) {
      const card = page.getByRole("article").filter({ hasText: `${name} on ${draft}.` });
      await card.getByText(feedbackWords.onDraft({ draft })).waitFor();
    }
  }
});

async function makePersonalLinks(page: Page): Promise<void> {
  await button(page, sharingWords.share).click();
  await button(page, personalLinkWords.open).click();
  await page.getByLabel(personalLinkWords.readers, { exact: true }).fill(names.join("\n"));
  await button(page, personalLinkWords.make({ count: names.length })).click();
  for (const name of names) await button(page, personalLinkWords.copyOneLabel({ name })).waitFor();
}

interface ListedLink {
  readonly token: string;
  readonly opens: number;
  readonly reader: { readonly name: string } | null;
}

async function linksOf({ ask, playId }: MadeLink): Promise<readonly ListedLink[]> {
  const { shares } = (await ask("GET", `/plays/${playId}/shares`)) as { readonly shares: readonly ListedLink[] };
  return shares;
}

const tokensByName = async (link: MadeLink): Promise<ReadonlyMap<string | undefined, string>> =>
  new Map((await linksOf(link)).map(({ reader, token }) => [reader?.name, token]));

const opensOf = async (link: MadeLink, name: string): Promise<number | undefined> =>
  (await linksOf(link)).find(({ reader }) => reader?.name === name)?.opens;

async function writeDraft(link: MadeLink, draft: string): Promise<void> {
  await writeAsAuthor(link, (doc) => setFrontField(doc, "draftDate", draft));
  await addLine(link, `A line of ${draft}.`);
}

/** Announces something to the readers, from the list of links that's open. */
async function announce(page: Page, text: string): Promise<void> {
  await button(page, personalLinkWords.back).click();
  const words = personalLinkWords.announcement;
  await button(page, words.open).click();
  await page.getByLabel(words.title, { exact: true }).last().fill(text);
  await button(page, words.publish).click();
  await page.getByText(words.done).waitFor();
}
