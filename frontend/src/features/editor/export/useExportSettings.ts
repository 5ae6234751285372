import { useState } from "react";
import * as z from "zod";
import { countPlay } from "#domain/play/countPlay.ts";
import { type ExportScope, type ExportSettings, wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import { formats, isWritable, type WritableId } from "#domain/play/formats/formats.ts";
import { type LayoutName, layouts, type PaperName, papers } from "#domain/play/layout/designs/layouts.ts";
import { ownLayout } from "#domain/play/layout/own/ownLayout.ts";
import type { BlockId, Play, PlayId } from "#domain/play/play.ts";
import { mayUse } from "#domain/subscription/plans.ts";
import { useTier } from "#frontend/platform/session/useTier.ts";
import { playSettings } from "../playSettings.ts";

export interface SettingsProps {
  readonly settings: ExportSettings;
  readonly onChange: (change: Partial<ExportSettings>) => void;
}

interface ChosenSettings extends SettingsProps {
  /** False only if the person's plan is known not to include sides. */
  readonly mayHaveSides: boolean;
  /** Whether choices from the last time are still there, as far as they aren't the defaults. */
  readonly isRemembered: boolean;
  /** Chooses the defaults. */
  readonly reset: () => void;
}

const defaults = wholePlayAs("pdf");

/** Returns whether settings choose anything. What's stored may have its fields in another order. */
const isDefault = (settings: ExportSettings): boolean =>
  (Object.keys({ ...defaults, ...settings }) as (keyof ExportSettings)[]).every(
    (name) => JSON.stringify(settings[name]) === JSON.stringify(defaults[name]),
  );

/**
 * The settings of an export, as they were the last time on this device. Each change is stored. Private notes must be
 * asked for every time, so that they never go out with a later file.
 */
export function useExportSettings(playId: PlayId, play: Play): ChosenSettings {
  const tier = useTier();
  const mayHaveSides = tier === undefined || mayUse(tier, "sides");
  const [chosen, setChosen] = useState<ExportSettings>(() => {
    const saved = findSavedSettings(playId) ?? defaults;
    return { ...saved, notes: false, scope: scopeIn(play, saved.scope) };
  });
  const [isRemembered, setRemembered] = useState(() => !isDefault(chosen));
  const onChange = (change: Partial<ExportSettings>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    saveSettings(playId, next);
  };
  const reset = () => {
    onChange({ ...defaults, layout: undefined, paper: undefined });
    setRemembered(false);
  };
  return { settings: mayHaveSides ? chosen : withoutSides(chosen), mayHaveSides, onChange, isRemembered, reset };
}

const withoutSides = (settings: ExportSettings): ExportSettings =>
  settings.scope.what === "sides" ? { ...settings, scope: { what: "play" } } : settings;

/** The play may have lost headings and characters since. */
function scopeIn(play: Play, scope: ExportScope): ExportScope {
  if (scope.what === "headings") {
    const ids = new Set(play.blocks.map(({ id }) => id));
    const headings = scope.headings.filter((id) => ids.has(id));
    return headings.length > 0 ? { ...scope, headings } : { what: "play" };
  }
  const isLost = scope.what === "sides" && !countPlay(play).parts.some(({ name }) => name === scope.character);
  return isLost ? { what: "play" } : scope;
}

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
const findSavedSettings = (playId: PlayId): ExportSettings | undefined => stored.find(playId);

const saveSettings = (playId: PlayId, chosen: ExportSettings): void => stored.save(playId, chosen);
