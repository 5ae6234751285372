import type { ReaderLink } from "../opening/readerLink.ts";

/** Loads what stores a play and opens it without a connection. It's stored together with the first play. */
export const loadOfflineReading = (): Promise<typeof import("./offlineReading.ts")> => import("./offlineReading.ts");

/** Deletes what this browser stored of a play that can't be opened anymore, or only with a password by now. */
export const forgetStored = (link: ReaderLink): Promise<void> =>
  import("./forgetTexts.ts").then(({ forgetTexts }) => forgetTexts(link)).catch(() => undefined);
