import { deletePreset, listPresets, type Preset, putPreset } from "#domain/api/presets.ts";
import { answering, type MemoryRoute } from "./memoryApi.ts";

/** Returns the routes of one person's presets. There is no limit. */
export function memoryPresets(now: () => Date = () => new Date()): readonly MemoryRoute[] {
  const presets = new Map<string, Preset>();
  return [
    answering(listPresets, () => ({ presets: [...presets.values()] })),
    answering(putPreset, ({ params: { presetId }, body }) => {
      const stored: Preset = { presetId, ...body, changedAt: now().toISOString() };
      presets.set(presetId, stored);
      return stored;
    }),
    answering(deletePreset, ({ params: { presetId } }) => {
      presets.delete(presetId);
      return { presetId };
    }),
  ];
}
