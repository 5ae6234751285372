import { useState } from "react";
import { type PackageChoices, packageChoices } from "#domain/play/formats/package/packageChoices.ts";
import type { PlayId } from "#domain/play/play.ts";
import { packageKey } from "#frontend/modules/presets/packageKey.ts";
import { playSettings } from "../playSettings.ts";
import { builtInPresets } from "./builtInPresets.ts";

const stored = playSettings(packageKey, packageChoices);

const first: PackageChoices = {
  ...builtInPresets.theater,
  firstPages: 10,
  format: "pdf",
  letter: "",
};

/** The choices for a play's package, as they were the last time on this device. Each change is stored. */
export function usePackageChoices(playId: PlayId) {
  const [choices, setChoices] = useState<PackageChoices>(() => stored.find(playId) ?? first);
  const onChange = (change: Partial<PackageChoices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    stored.save(playId, next);
  };
  return { choices, onChange };
}
