import type { ReaderLink } from "../opening/readerLink.ts";
import { openLastReadStore, openShownStore } from "./textsOfLink.ts";

/** Deletes what this browser stored of a play whose link no longer opens, or opens only with a password by now. */
export async function forgetTexts({ name }: ReaderLink): Promise<void> {
  await openLastReadStore().forget(name);
  await openShownStore().forget(name);
}
