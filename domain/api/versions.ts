import * as z from "zod";
import { contract } from "./contract.ts";
import { instant, noBody, nothing, playId } from "./shapes.ts";

/** The maximum number of named versions of a play. Names given at the same time may exceed it slightly. */
export const maxNamedVersions = 500;

/** The refusal code for exceeding the limit. */
export const namedVersionLimit = "version-limit";

export const versionName = z
  .string()
  .trim()
  .min(1, "A version needs a name.")
  .max(100, "Use at most 100 characters.")
  .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), "Keep the name on one line.");

/** The number of the last update that the version contains. */
const versionId = z.int().min(1);
const oneVersion = z.strictObject({ playId, versionId: z.coerce.number().pipe(versionId) });

/** A moment of a play that can be opened again. */
export const playVersion = z.object({
  versionId,
  /** When its last change was written, and by which device. */
  at: instant,
  device: z.string(),
  name: z.string().optional(),
  /** The change after it removed much text. */
  isBeforeDeletion: z.boolean().optional(),
});
export type PlayVersion = z.output<typeof playVersion>;

/** Lists the play's versions, oldest first. Those that the owner's plan doesn't include are only counted. */
export const listVersions = contract({
  method: "GET",
  path: "/plays/{playId}/versions",
  who: "owner",
  play: "open",
  params: z.strictObject({ playId }),
  query: nothing,
  body: noBody,
  response: z.object({ versions: z.array(playVersion), hidden: z.int().min(0) }),
});

/**
 * Keeps the play as it was after an update as a version, with or without a name. The same request twice changes nothing
 * more. A name needs a plan that includes named versions.
 */
export const createVersion = contract({
  method: "POST",
  path: "/plays/{playId}/versions",
  who: "owner",
  play: "open",
  params: z.strictObject({ playId }),
  query: nothing,
  body: z.strictObject({ versionId, name: versionName.optional() }),
  response: playVersion,
});

/** Returns a version's content: the play as JSON, raw-deflated, in base64. */
export const getVersion = contract({
  method: "GET",
  path: "/plays/{playId}/versions/{versionId}",
  who: "owner",
  play: "open",
  params: oneVersion,
  query: nothing,
  body: noBody,
  response: z.object({ version: playVersion, play: z.base64() }),
});

/** Names or renames a version. Without a name, it's an automatic version again, and may be removed when it's older. */
export const patchVersion = contract({
  method: "PATCH",
  path: "/plays/{playId}/versions/{versionId}",
  who: "owner",
  play: "open",
  requires: "namedVersions",
  params: oneVersion,
  query: nothing,
  body: z.strictObject({ name: versionName.nullable() }),
  response: playVersion,
});

/** Deletes a version. The play isn't changed. If it's already deleted, nothing changes. */
export const deleteVersion = contract({
  method: "DELETE",
  path: "/plays/{playId}/versions/{versionId}",
  who: "owner",
  play: "open",
  params: oneVersion,
  query: nothing,
  body: noBody,
  response: z.strictObject({ versionId }),
});
