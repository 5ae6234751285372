import * as z from "zod";
import { activityEntry } from "../activity/activity.ts";
import { contract } from "./contract.ts";
import { nothing } from "./shapes.ts";

/** DynamoDB's maximum per batch call. */
export const maxEntries = 25;

/** The refusal code for more requests per minute than a person would make. */
export const activityLimit = "activity-limit";

/** Logs what the signed-in person did: one entry or up to 25. The server adds the person and the time. */
export const logActivity = contract({
  hasOwnLimit: true,
  method: "POST",
  path: "/activity",
  who: "user",
  params: nothing,
  query: nothing,
  body: z.union([activityEntry, z.array(activityEntry).min(1).max(maxEntries)]),
  response: z.object({ logged: z.int().min(1) }),
});
