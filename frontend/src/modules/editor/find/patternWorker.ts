import { type PatternWork, searchTexts } from "./searchTexts.ts";

/** Runs in a worker of its own: says when it has started, looks for a pattern, and answers. */
self.addEventListener("message", ({ data }: MessageEvent<PatternWork>) => self.postMessage(searchTexts(data)));
self.postMessage("started");
