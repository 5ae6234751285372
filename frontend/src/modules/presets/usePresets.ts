import { nanoid } from "nanoid";
import { useEffect, useMemo } from "react";
import * as z from "zod";
import {
  deletePreset,
  listPresets,
  type Preset,
  type PresetBody,
  type PresetContent,
  type PresetKind,
  preset,
  presetContents,
  putPreset,
} from "#domain/api/presets.ts";
import { Refused } from "#domain/refused.ts";
import { presetWords } from "#frontend/messages/presets.yaml";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { type BusyAction, useAction } from "#frontend/platform/useAction.ts";
import { presetsKey } from "./storageKeys.ts";

/** A preset whose content this version of the app can use. */
export interface NamedPreset<Kind extends PresetKind> {
  readonly presetId: string;
  readonly name: string;
  readonly content: PresetContent<Kind>;
}

export interface PresetToSave<Kind extends PresetKind> {
  /** The preset to replace or rename. Without it, a preset of the same kind and name is replaced, if there is one. */
  readonly presetId?: string | undefined;
  readonly name: string;
  readonly content: PresetContent<Kind>;
}

export interface Presets<Kind extends PresetKind> {
  /** By name. Without a connection: as this device last saw them. */
  readonly presets: readonly NamedPreset<Kind>[];
  readonly isLoading: boolean;
  /** Why the list couldn't be loaded, and nothing is known about it. */
  readonly errorText: string | undefined;
  readonly reload: () => Promise<void>;
  readonly save: BusyAction<[PresetToSave<Kind>]>;
  readonly remove: BusyAction<[presetId: string]>;
}

/** Returns the signed-in person's presets of one kind, and what they can do with them. */
export function usePresets<Kind extends PresetKind>(kind: Kind): Presets<Kind> {
  const session = useSession();
  const userId = session.kind === "signed-in" ? session.session.user.id : undefined;
  const known = useMemo(() => (userId === undefined ? undefined : findCachedPresets(userId)), [userId]);
  const { state, data, reload, update } = useServerData<readonly Preset[]>({
    key: ["presets"],
    load: async (signal) => (await call(listPresets, { signal })).presets,
    isEnabled: userId !== undefined,
    isReloadedOnReturn: true,
    known,
  });
  useEffect(() => {
    if (userId !== undefined && data) cachePresets(userId, data);
  }, [userId, data]);
  const presets = useMemo(() => (data ?? []).flatMap((one) => readPreset(one, kind)).toSorted(byName), [data, kind]);

  const save = useAction(async ({ presetId, ...given }: PresetToSave<Kind>) => {
    const name = nameToSave(given.name);
    const replaced = presetId ?? presets.find((one) => one.name === name)?.presetId;
    const body = { kind, name, content: given.content } as PresetBody;
    const saved = await call(putPreset, { params: { presetId: replaced ?? nanoid(16) }, body });
    update((before) => [...before.filter((one) => one.presetId !== saved.presetId), saved]);
  });
  const remove = useAction(async (presetId: string) => {
    await call(deletePreset, { params: { presetId } });
    update((before) => before.filter((one) => one.presetId !== presetId));
  });
  const errorText = state.kind === "failed" && !data ? state.errorText : undefined;
  return { presets, isLoading: state.kind === "loading", errorText, reload, save, remove };
}

/** Skips other kinds, and content that a newer version of the app may have saved. */
function readPreset<Kind extends PresetKind>(one: Preset, kind: Kind): NamedPreset<Kind>[] {
  if (one.kind !== kind) return [];
  const { data } = presetContents[kind].safeParse(one.content);
  return data ? [{ presetId: one.presetId, name: one.name, content: data as PresetContent<Kind> }] : [];
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

function nameToSave(given: string): string {
  const name = given.replaceAll(/\s+/g, " ").trim();
  if (name === "") throw new Refused("invalid", presetWords.unnamed);
  if (name.length > 80) throw new Refused("invalid", presetWords.tooLong);
  return name;
}

const cached = z.object({ userId: z.string(), presets: z.array(preset) });

/** Returns the person's presets as this device last saw them; undefined if it has none or someone else's. */
function findCachedPresets(userId: string): readonly Preset[] | undefined {
  try {
    const { data } = cached.safeParse(JSON.parse(localEntries.getItem(presetsKey) ?? "null"));
    return data?.userId === userId ? data.presets : undefined;
  } catch {
    return undefined;
  }
}

function cachePresets(userId: string, presets: readonly Preset[]): void {
  try {
    localEntries.setItem(presetsKey, JSON.stringify({ userId, presets }));
  } catch {
    // Without storage, the list needs a connection.
  }
}
