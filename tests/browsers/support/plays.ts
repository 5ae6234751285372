import { readFountain } from "#domain/play/formats/fountain/readFountain.ts";
import type { Play } from "#domain/play/play.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { hasShared, readSharedText } from "#tests/support/sharedFiles.ts";
import { type MadeLink, shareLink } from "#tests/support/shareLink.ts";
import { eventually, openTab, origin, type Tab, type TabOptions } from "./tab.ts";

const hamletFile = "corpus/generated/hamlet.fountain";

/** Returns Hamlet, or a generated play of the same size if Hamlet isn't next to the checkout. */
export const longPlay = (): Play =>
  hasShared(hamletFile)
    ? readFountain(readSharedText(hamletFile), numberedIds()).play
    : generatePlay({ seed: 11, speeches: 1138 });

const author = demonstrationAccounts.find(({ role }) => role === "company") as (typeof demonstrationAccounts)[number];

export interface OpenPlay {
  readonly tab: Tab;
  readonly link: MadeLink;
}

/** Signs in through the form as an author whose plan includes everything. */
export async function signInAsAuthor(options?: TabOptions): Promise<Tab> {
  const tab = await openTab(options);
  await tab.goTo(`${origin}/auth`);
  await tab.fill("textbox", authWords.fields.email, author.email);
  await tab.run((label) => {
    const field = [...document.querySelectorAll("label")].find(({ textContent }) => textContent?.trim() === label);
    (field?.control as HTMLElement | undefined)?.focus();
  }, authWords.fields.password);
  await tab.type(author.password);
  await tab.press("Enter");
  await tab.waitFor("heading", dashboardWords.title);
  return tab;
}

/** Signs in and opens one of the author's plays in the editor, with pagination done. */
export async function openInEditor(play: Play, options?: TabOptions): Promise<OpenPlay> {
  const link = await shareLink(origin, author, play);
  const tab = await signInAsAuthor(options);
  await tab.goTo(`${origin}/editor/${link.playId}`);
  await tab.waitFor("textbox", editorWords.manuscript);
  await eventually(() => tab.run(() => document.querySelectorAll(".page-gap").length)).toBeGreaterThan(0);
  return { tab, link };
}

export const linkTo = (play: Play, options: Parameters<typeof shareLink>[3] = {}): Promise<MadeLink> =>
  shareLink(origin, author, play, options);

/** Opens a new play, ready for its first word. */
export async function beginPlay(options?: TabOptions): Promise<Tab> {
  const tab = await signInAsAuthor(options);
  await tab.goTo(`${origin}/editor/new`);
  await tab.waitFor("textbox", editorWords.manuscript);
  await tab.clickOn("textbox", editorWords.manuscript);
  return tab;
}
