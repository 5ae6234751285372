import type { Play } from "#domain/play/play.ts";

/** The play for blind reading: nothing in its front matter says whose it is. */
export const withoutNames = (play: Play): Play => ({
  ...play,
  front: { ...play.front, credit: "", authors: "", contact: "", copyright: "", dedication: "" },
});
