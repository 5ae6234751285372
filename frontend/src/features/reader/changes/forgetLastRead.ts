import type { ReaderLink } from "../opening/readerLink.ts";
import { openLastReadStore } from "./lastReadStore.ts";

/** Deletes the text that this browser stored of a play whose link no longer opens. */
export const forgetLastRead = ({ name }: ReaderLink): Promise<void> => openLastReadStore().forget(name);
