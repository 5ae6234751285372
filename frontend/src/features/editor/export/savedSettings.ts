import * as z from "zod";
import type { ExportSettings } from "#domain/play/formats/export/exportSettings.ts";
import { formats, isWritable, type WritableId } from "#domain/play/formats/formats.ts";
import { type LayoutName, layouts, type PaperName, papers } from "#domain/play/layout/layouts.ts";
import { ownLayout } from "#domain/play/layout/own/ownLayout.ts";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";

const key = "ghostlight.export";

/** Settings of this many plays are stored. The oldest is dropped first. */
const maxPlays = 50;

const namesOf = <Name extends string>(records: Readonly<Record<Name, unknown>>) => Object.keys(records) as Name[];
const formatIds: readonly WritableId[] = formats.filter(isWritable).map(({ id }) => id);

const scope = z.discriminatedUnion("what", [
  z.object({ what: z.literal("play") }),
  z.object({ what: z.literal("headings"), headings: z.array(z.string().transform((id) => id as BlockId)) }),
  z.object({ what: z.literal("sides"), character: z.string() }),
]);

const settings = z.object({
  format: z.enum(formatIds),
  layout: z.union([z.enum(namesOf<LayoutName>(layouts)), ownLayout]).optional(),
  paper: z.enum(namesOf<PaperName>(papers)).optional(),
  scope,
  notes: z.boolean(),
  titlePage: z.boolean(),
  characterPage: z.boolean(),
  sceneNumbers: z.boolean(),
  speechNumbers: z.boolean(),
  watermark: z.string(),
  isBlind: z.boolean(),
});

/** Returns the settings of a play's last export on this device. */
export function findSavedSettings(playId: PlayId): ExportSettings | undefined {
  const { data } = settings.safeParse(readAll()[playId]);
  return data;
}

export function saveSettings(playId: PlayId, chosen: ExportSettings): void {
  const { [playId]: _old, ...others } = readAll();
  const kept = [...Object.entries(others), [playId, chosen]].slice(-maxPlays);
  try {
    localEntries.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage, the writer has to choose again.
  }
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(localEntries.getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}
