import { inject } from "vitest";
import type { OwnFeedback } from "#domain/api/feedback.ts";
import type { ReplyMails } from "#domain/api/readerFeedback.ts";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import type { Play } from "#domain/play/play.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import { type BrowserDevice, desktop, type Look, newDevice } from "../journeys/harness/browserDevice.ts";
import { button } from "../journeys/harness/signIn.ts";
import { beginWith } from "./openWorkbench.ts";
import { linkPath, type ReaderStart } from "./page/onWorkbench.ts";

interface ReaderLook extends Look {
  /** Whether the link allows downloads and printing. */
  readonly mayDownload?: boolean;
  /** What the reader said earlier. */
  readonly own?: readonly OwnFeedback[];
  /** Whether replies are e-mailed to the reader. */
  readonly replyMails?: ReplyMails;
  /** What else is special about the link. */
  readonly answer?: Partial<SharedPlayAnswer>;
}

/** Opens a play as a reader with a link. */
export async function openReader(
  play: Play,
  { mayDownload = false, own, replyMails, answer, ...look }: ReaderLook = desktop,
): Promise<BrowserDevice> {
  const device = await newDevice({ ...look, site: inject("workbench") });
  const start: ReaderStart = { play, mayDownload, own, replyMails, answer };
  await beginWith(device, start);
  await device.page.goto(linkPath);
  await button(device.page, readingWords.view).waitFor();
  return device;
}
