import { Refused } from "#domain/refused.ts";

/** The refusal of a file that the browser can't read, for example because it was moved. */
export const unreadableFile = (name: string): Refused =>
  new Refused("invalid", `We couldn't read “${name}”. Check that the file is still there and try again.`);
