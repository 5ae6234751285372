import { answerRequest } from "./answerRequest.ts";
import type { MomentRequest } from "./momentRequests.ts";
import { createMomentRuns } from "./momentRuns.ts";

/** Holds parts of a play's log, and answers what was on the screen at a moment, and what was deleted. */
const runs = createMomentRuns();

self.addEventListener("message", ({ data: { id, request } }: MessageEvent<{ id: number; request: MomentRequest }>) =>
  self.postMessage({ id, answer: answerRequest(runs, request) }),
);
