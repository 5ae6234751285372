import { nanoid } from "nanoid";

/** Returns a request for a link to the whole play, as every plan includes it. */
export const plainLink = (label: string) => ({
  shareId: nanoid(16),
  label,
  isBlind: false,
  takesFeedback: false,
  mayDownload: false,
  endsAt: null,
  shows: { what: "play" },
  isLive: true,
  password: null,
});
