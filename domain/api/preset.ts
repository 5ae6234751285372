import * as z from "zod";
import { instant } from "./shapes.ts";

export const presetId = z.string().regex(/^[A-Za-z0-9_-]{16}$/);

export const presetKinds = ["layout", "package"] as const;

/**
 * Settings that a person saved under a name. The content is as it was saved. The schemas of contents aren't here,
 * because every screen loads the routes of the account, and layouts are too much for that.
 */
export const preset = z.object({
  presetId,
  kind: z.enum(presetKinds),
  name: z.string(),
  content: z.record(z.string(), z.unknown()),
  changedAt: instant,
});
export type Preset = z.output<typeof preset>;
