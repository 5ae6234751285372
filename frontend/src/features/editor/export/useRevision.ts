import { useMemo, useState } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import { type ExportSettings, mayHold } from "#domain/play/formats/export/exportSettings.ts";
import type { Revision } from "#domain/play/formats/export/prepareExport.ts";
import type { PaperColor } from "#domain/play/layout/paper/paperColors.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { useVersionList, useVersionPlay } from "#frontend/modules/versions/useVersions.ts";
import type { Loaded } from "#frontend/platform/queries/useServerData.ts";

interface RevisionOptions {
  readonly session: PlaySession;
  readonly playId: PlayId;
  /** The exported version; without one, the current text is exported. */
  readonly versionId: number | undefined;
  readonly settings: ExportSettings;
}

export interface RevisionChoice {
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** Earlier versions with names, latest first. */
  readonly versions: Loaded<readonly PlayVersion[]>;
  /** Undefined if there's none to choose. */
  readonly since: PlayVersion | undefined;
  readonly setSince: (versionId: number) => void;
  readonly color: PaperColor;
  readonly setColor: (color: PaperColor) => void;
  /** Why the chosen version couldn't be loaded. */
  readonly errorText: string | undefined;
  /** Undefined unless marks were chosen and the version is there. */
  readonly revision: Revision | undefined;
}

/**
 * The named version since which an export marks changes. It isn't stored for the next export, which is probably another
 * draft. Nothing is loaded before somebody chooses marks.
 */
export function useRevision({ session, playId, versionId, settings }: RevisionOptions): RevisionChoice {
  const [isOn, setOn] = useState(false);
  const [chosen, setSince] = useState<number>();
  const [color, setColor] = useState<PaperColor>("white");
  const isOffered = mayHold(settings, "pages");
  const list = useVersionList(session, playId, isOn).state;
  const versions = useMemo(() => namedBefore(list, versionId), [list, versionId]);
  const since =
    versions.kind === "ready" ? (versions.data.find((one) => one.versionId === chosen) ?? versions.data[0]) : undefined;
  const loaded = useVersionPlay(playId, isOn ? since?.versionId : undefined).state;
  const revision = useMemo(
    () => (isOn && isOffered && loaded.kind === "ready" ? { since: loaded.data, color } : undefined),
    [isOn, isOffered, loaded, color],
  );
  const errorText = loaded.kind === "failed" ? loaded.errorText : undefined;
  return { isOffered, isOn, setOn, versions, since, setSince, color, setColor, errorText, revision };
}

type LoadedList = ReturnType<typeof useVersionList>["state"];

function namedBefore(list: LoadedList, versionId = Number.POSITIVE_INFINITY): Loaded<readonly PlayVersion[]> {
  if (list.kind !== "ready") return list;
  const named = list.data.versions.filter((one) => one.name !== undefined && one.versionId < versionId);
  return { kind: "ready", data: named.toReversed() };
}

/** Returns whether marks were chosen that a file made now wouldn't have. */
export const isMissing = ({ isOn, isOffered, revision }: RevisionChoice): boolean => isOn && isOffered && !revision;
