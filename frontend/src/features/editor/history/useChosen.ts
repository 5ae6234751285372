import { useState } from "react";
import { useLocation } from "react-router-dom";
import { findHistoryPlace, type HistoryPlace } from "#frontend/modules/versions/historyAddress.ts";
import type { Versions } from "#frontend/modules/versions/useVersions.ts";
import type { Chosen } from "./chosen.ts";

const now: Chosen = { kind: "now" };
const withoutAddress: HistoryPlace = { view: "changes" };

interface ChosenInHistory {
  /** What the address asked for when the history opened. */
  readonly first: HistoryPlace;
  readonly chosen: Chosen;
  readonly setChosen: (chosen: Chosen) => void;
  /** The versions are known. */
  readonly isKnown: boolean;
  /** The version was deleted or thinned out, so the current text takes its place. */
  readonly isGone: boolean;
}

/** What the history shows: first what its address says, then what the writer chooses. */
export function useChosen(list: Versions["state"]): ChosenInHistory {
  const { search } = useLocation();
  const [first] = useState(() => findHistoryPlace(search) ?? withoutAddress);
  const { versionId } = first;
  const [chosen, setChosen] = useState<Chosen>(versionId === undefined ? now : { kind: "version", versionId });
  const isVersion = chosen.kind === "version";
  const isGone =
    isVersion && list.kind === "ready" && !list.data.versions.some((one) => one.versionId === chosen.versionId);
  return { first, chosen: isGone ? now : chosen, setChosen, isKnown: list.kind === "ready", isGone };
}
