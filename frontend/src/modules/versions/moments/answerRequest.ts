import type { MomentAnswers, MomentRequest } from "./momentRequests.ts";
import type { MomentRuns } from "./momentRuns.ts";

export function answerRequest(runs: MomentRuns, request: MomentRequest): MomentAnswers[MomentRequest["kind"]] {
  switch (request.kind) {
    case "add":
      return runs.add(request.log, request.isForDeleted);
    case "play":
      return runs.playAt(request.run, request.place);
    case "forget":
      return runs.forget(request.run);
    case "now":
      return runs.setNow(request.elements);
    case "deleted":
      return runs.deleted(request.words);
  }
}
