import { useState } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { useVersionPlay } from "#frontend/modules/versions/useVersions.ts";
import { labelOf } from "./versionNames.ts";

interface ComparedVersionsOptions {
  readonly playId: PlayId;
  readonly now: Play;
  /** The chosen version; without one, the current text. */
  readonly version: PlayVersion | undefined;
  readonly versions: readonly PlayVersion[];
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

/** The chosen version and the one it's compared with: the current text first, or for the current text the last version. */
export function useComparedVersions({ playId, now, version, versions }: ComparedVersionsOptions) {
  const [chosen, choose] = useState<string>();
  const other = chosen ?? usualOther(version, versions);
  const own = useVersionPlay(playId, version?.versionId);
  const compared = useVersionPlay(playId, other === currentText || other === none ? undefined : Number(other));
  const choices = choicesOf(version, versions);
  const nowSide: Side = { name: historyWords.now, play: now };
  const ownSide = version ? { name: labelOf(version, new Date()), play: dataOf(own) } : nowSide;
  const otherName = choices.find(({ value }) => value === other)?.label ?? "";
  const otherSide = other === currentText ? nowSide : { name: otherName, play: dataOf(compared) };
  const isOtherLater = version !== undefined && (other === currentText || Number(other) > version.versionId);
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

const usualOther = (version: PlayVersion | undefined, versions: readonly PlayVersion[]): string =>
  version ? currentText : String(versions.at(-1)?.versionId ?? none);

/** The current text first, then the latest version. */
function choicesOf(version: PlayVersion | undefined, versions: readonly PlayVersion[]) {
  const others = versions.filter(({ versionId }) => versionId !== version?.versionId).toReversed();
  const choices = others.map((one) => ({ value: String(one.versionId), label: labelOf(one, new Date()) }));
  return version ? [{ value: currentText, label: historyWords.now }, ...choices] : choices;
}

type LoadedPlay = ReturnType<typeof useVersionPlay>;

const dataOf = ({ state }: LoadedPlay): Play | undefined => (state.kind === "ready" ? state.data : undefined);
const whyFailed = ({ state }: LoadedPlay): string | undefined =>
  state.kind === "failed" ? state.errorText : undefined;
