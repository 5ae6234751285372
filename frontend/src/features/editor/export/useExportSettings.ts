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
