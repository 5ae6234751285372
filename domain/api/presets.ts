import * as z from "zod";
import { packageChoices } from "../play/formats/package/packageChoices.ts";
import { adjustedLayout } from "../play/layout/own/ownLayout.ts";
import { submissionCall } from "../submissions/calls/submissionCall.ts";
import { contract } from "./contract.ts";
import { instant, noBody, nothing } from "./shapes.ts";

/** The maximum number of presets per person. Presets created at the same time may exceed it slightly. */
export const maxPresets = 50;

/** The refusal code for exceeding the limit. */
export const presetLimit = "preset-limit";

/** The maximum length of a preset's content as JSON. */
export const maxContentLength = 8192;

/** The content of each kind of preset. A browser skips stored content that it can't read, such as a newer version's. */
export const presetContents = {
  layout: adjustedLayout,
  package: packageChoices,
  call: submissionCall,
} as const;

export type PresetKind = keyof typeof presetContents;
export type PresetContent<Kind extends PresetKind> = z.output<(typeof presetContents)[Kind]>;

export const presetId = z.string().regex(/^[A-Za-z0-9_-]{16}$/);

export const presetName = z
  .string()
  .trim()
  .min(1, "A preset needs a name.")
  .max(80, "Use at most 80 characters.")
  .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), "Keep the name on one line.");

const bounded = <Content extends z.ZodType>(content: Content) =>
  content.refine((value) => JSON.stringify(value).length <= maxContentLength, {
    error: "This preset is too long to be saved.",
    abort: true,
  });

const presetBody = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("layout"), name: presetName, content: bounded(presetContents.layout) }),
  z.strictObject({ kind: z.literal("package"), name: presetName, content: bounded(presetContents.package) }),
  z.strictObject({ kind: z.literal("call"), name: presetName, content: bounded(presetContents.call) }),
]);
export type PresetBody = z.output<typeof presetBody>;

/** Settings that a person saved under a name. The content is as it was saved. */
export const preset = z.object({
  presetId,
  /** A browser skips kinds that a later release added. */
  kind: z.string(),
  name: z.string(),
  content: z.record(z.string(), z.unknown()),
  changedAt: instant,
});
export type Preset = z.output<typeof preset>;

const onePreset = z.strictObject({ presetId });

/** Lists the signed-in person's presets of every kind, in no particular order. */
export const listPresets = contract({
  method: "GET",
  path: "/presets",
  who: "user",
  params: nothing,
  query: nothing,
  body: noBody,
  response: z.object({ presets: z.array(preset) }),
});

/**
 * Creates or replaces a preset under an ID that the browser chose. The same request twice changes nothing more. Above
 * the limit, a new one is refused with code `preset-limit`.
 */
export const putPreset = contract({
  method: "PUT",
  path: "/presets/{presetId}",
  who: "user",
  params: onePreset,
  query: nothing,
  body: presetBody,
  response: preset,
});

/** Permanently deletes a preset. If it's already deleted, nothing changes. */
export const deletePreset = contract({
  method: "DELETE",
  path: "/presets/{presetId}",
  who: "user",
  params: onePreset,
  query: nothing,
  body: noBody,
  response: onePreset,
});
