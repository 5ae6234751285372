import { useSyncExternalStore } from "react";
import type { FeedbackQueue, FeedbackQueueState } from "./feedbackQueue.ts";

export const useFeedbackQueue = (desk: FeedbackQueue): FeedbackQueueState =>
  useSyncExternalStore(desk.subscribe, desk.get, desk.get);
