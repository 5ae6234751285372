import { useState } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { useVersionPlay } from "#frontend/modules/versions/useVersions.ts";
import type { VersionLabels } from "./versionNames.ts";

/** A moment between two versions. */
export interface ChosenMoment {
  readonly name: string;
  /** The number of the entry of the log that it's in. */
  readonly sequence: number;
  /** What's shown, perhaps still the moment before; undefined while the first one is loading. */
  readonly play: Play | undefined;
  /** It's this moment's play. */
  readonly isLoaded: boolean;
}

interface ComparedVersionsOptions {
  readonly playId: PlayId;
  readonly now: Play;
  /** The chosen version… */
  readonly version: PlayVersion | undefined;
  /** …or moment; without either, the current text. */
  readonly moment: ChosenMoment | undefined;
  readonly versions: readonly PlayVersion[];
  readonly labels: VersionLabels;
}

/** In place of a version's number. */
const currentText = "now";
/** There is nothing to compare with. */
const none = "none";

/** One of the two texts that are compared. */
interface Side {
  readonly name: string;
  /** Undefined while it's loading. */
  readonly play: Play | undefined;
}

/**
 * The chosen version or moment and the version it's compared with: the current text first, or for the current text the last
 * version.
 */
export function useComparedVersions({ playId, now, version, moment, versions, labels }: ComparedVersionsOptions) {
  const [chosen, choose] = useState<string>();
  const sequence = moment?.sequence ?? version?.versionId;
  const isNow = sequence === undefined;
  const other = chosen ?? (isNow ? String(versions.at(-1)?.versionId ?? none) : currentText);
  const own = useVersionPlay(playId, version?.versionId);
  const compared = useVersionPlay(playId, versionIn(other));
  const choices = choicesOf(isNow, version, versions, labels);
  const nowSide: Side = { name: historyWords.now, play: now };
  const ownSide: Side = moment ?? sideOf(version, own, labels) ?? nowSide;
  const otherName = choices.find(({ value }) => value === other)?.label ?? "";
  const otherSide = other === currentText ? nowSide : { name: otherName, play: dataOf(compared) };
  const isOtherLater = !isNow && (other === currentText || Number(other) >= sequence);
  return {
    play: ownSide.play,
    before: isOtherLater ? ownSide : otherSide,
    after: isOtherLater ? otherSide : ownSide,
    errorText: whyFailed(own) ?? whyFailed(compared),
    reload: async () => {
      await Promise.all([own, compared].filter(whyFailed).map((one) => one.reload()));
    },
    other,
    choose,
    choices,
    isWithNow: other === currentText,
  };
}

const versionIn = (other: string): number | undefined =>
  other === currentText || other === none ? undefined : Number(other);

/** The current text first, then the latest version. */
function choicesOf(
  isNow: boolean,
  version: PlayVersion | undefined,
  versions: readonly PlayVersion[],
  { labelOf }: VersionLabels,
) {
  const others = versions.filter(({ versionId }) => versionId !== version?.versionId).toReversed();
  const choices = others.map((one) => ({ value: String(one.versionId), label: labelOf(one) }));
  return isNow ? choices : [{ value: currentText, label: historyWords.now }, ...choices];
}

const sideOf = (version: PlayVersion | undefined, loaded: LoadedPlay, { labelOf }: VersionLabels): Side | undefined =>
  version && { name: labelOf(version), play: dataOf(loaded) };

type LoadedPlay = ReturnType<typeof useVersionPlay>;

const dataOf = ({ state }: LoadedPlay): Play | undefined => (state.kind === "ready" ? state.data : undefined);
const whyFailed = ({ state }: LoadedPlay): string | undefined =>
  state.kind === "failed" ? state.errorText : undefined;
