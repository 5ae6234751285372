import type { MomentAnswers, MomentRequest } from "./momentRequests.ts";
import { createMomentRuns } from "./momentRuns.ts";

/** Holds parts of a play's log, and answers what was on the screen at a moment. */
const runs = createMomentRuns();

function answer(request: MomentRequest): MomentAnswers[MomentRequest["kind"]] {
  if (request.kind === "add") return runs.add(request.log, request.isForDeleted);
  if (request.kind === "play") return runs.playAt(request.run, request.place);
  if (request.kind === "now") return runs.setNow(request.texts);
  if (request.kind === "deleted") return runs.deleted(request.words);
  return runs.forget(request.run);
}

self.addEventListener("message", ({ data: { id, request } }: MessageEvent<{ id: number; request: MomentRequest }>) =>
  self.postMessage({ id, answer: answer(request) }),
);
