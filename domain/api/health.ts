import * as z from "zod";
import { contract } from "./contract.ts";
import { noBody, nothing } from "./shapes.ts";

/** Health in the form of draft-inadarei-api-health-check, answered as `application/health+json`. */
export const readHealth = contract({
  method: "GET",
  path: "/health",
  who: "anyone",
  summary: "Whether the service can read its table.",
  params: nothing,
  query: nothing,
  body: noBody,
  response: z.object({
    status: z.enum(["pass", "warn", "fail"]),
    releaseId: z.string(),
    checks: z.record(
      z.string(),
      z.array(z.object({ status: z.enum(["pass", "warn", "fail"]), time: z.iso.datetime() })),
    ),
  }),
});
