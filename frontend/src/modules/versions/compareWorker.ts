import type { Play } from "#domain/play/play.ts";
import { comparePlays } from "#domain/play/versions/comparePlays.ts";

/** Compares two plays, and answers. Runs in a worker of its own. */
self.addEventListener("message", ({ data }: MessageEvent<{ before: Play; after: Play }>) =>
  self.postMessage(comparePlays(data.before, data.after)),
);
