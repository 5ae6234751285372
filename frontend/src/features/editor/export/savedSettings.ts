import * as z from "zod";
import type { ExportSettings } from "#domain/play/formats/export/exportSettings.ts";
import { formats, isWritable, type WritableId } from "#domain/play/formats/formats.ts";
import { type LayoutName, layouts, type PaperName, papers } from "#domain/play/layout/layouts.ts";
import { ownLayout } from "#domain/play/layout/own/ownLayout.ts";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import { playSettings } from "../playSettings.ts";

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
  booklet: z.boolean().default(false),
  watermark: z.string(),
  isBlind: z.boolean(),
});

const stored = playSettings<ExportSettings>("ghostlight.export", settings);

/** Returns the settings of a play's last export on this device. */
export const findSavedSettings = (playId: PlayId): ExportSettings | undefined => stored.find(playId);

export const saveSettings = (playId: PlayId, chosen: ExportSettings): void => stored.save(playId, chosen);
