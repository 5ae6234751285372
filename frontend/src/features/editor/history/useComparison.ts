import { useEffect, useState } from "react";
import type { Play } from "#domain/play/play.ts";
import type { PlayComparison } from "#domain/play/versions/comparePlays.ts";
import { compareInWorker } from "#frontend/modules/versions/compareInWorker.ts";

type Comparing =
  | { readonly kind: "comparing" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly comparison: PlayComparison };

/** Compares two plays once both are there. The last result stays until the next one is there. */
export function useComparison(before: Play | undefined, after: Play | undefined): Comparing {
  const [state, setState] = useState<Comparing>({ kind: "comparing" });
  useEffect(() => {
    if (!before || !after) return setState({ kind: "comparing" });
    const stopping = new AbortController();
    compareInWorker(before, after, stopping.signal).then(
      (comparison) => !stopping.signal.aborted && setState({ kind: "ready", comparison }),
      () => !stopping.signal.aborted && setState({ kind: "failed" }),
    );
    return () => stopping.abort();
  }, [before, after]);
  return state;
}
