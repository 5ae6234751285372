import { useSyncExternalStore } from "react";
import type { FeedbackQueue, FeedbackQueueState } from "./feedbackQueue.ts";

export const useFeedbackQueue = (queue: FeedbackQueue): FeedbackQueueState =>
  useSyncExternalStore(queue.subscribe, queue.get, queue.get);
