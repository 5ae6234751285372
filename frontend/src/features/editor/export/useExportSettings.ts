import { useState } from "react";
import { countPlay } from "#domain/play/countPlay.ts";
import { type ExportScope, type ExportSettings, wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { mayUse } from "#domain/subscription/plans.ts";
import { useTier } from "#frontend/platform/session/useTier.ts";
import { findSavedSettings, saveSettings } from "./savedSettings.ts";

export interface SettingsProps {
  readonly settings: ExportSettings;
  readonly onChange: (change: Partial<ExportSettings>) => void;
}

interface ChosenSettings extends SettingsProps {
  /** False only if the person's plan is known not to include sides. */
  readonly mayHaveSides: boolean;
}

/**
 * The settings of an export, as they were the last time on this device. Each change is stored. Private notes must be
 * asked for every time, so that they never go out with a later file.
 */
export function useExportSettings(playId: PlayId, play: Play): ChosenSettings {
  const tier = useTier();
  const mayHaveSides = tier === undefined || mayUse(tier, "sides");
  const [chosen, setChosen] = useState<ExportSettings>(() => {
    const saved = findSavedSettings(playId) ?? wholePlayAs("pdf");
    return { ...saved, notes: false, scope: scopeIn(play, saved.scope) };
  });
  const onChange = (change: Partial<ExportSettings>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    saveSettings(playId, next);
  };
  return { settings: mayHaveSides ? chosen : withoutSides(chosen), mayHaveSides, onChange };
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
