import { useEffect, useState } from "react";
import { readFront } from "#domain/play/document/front.ts";
import type { Play } from "#domain/play/play.ts";
import { type PlayStatistics, statisticsOf, statisticsSteps } from "#domain/play/statistics.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { blocksOf } from "#frontend/modules/editor/schema/flat.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";

/** Plays up to this many blocks are counted at once. It takes less than a tenth of a second on a phone. */
const maxBlocksAtOnce = 1_000;

/** Milliseconds after which it's said that the play is being counted. Sooner, the text would only flash. */
const quietMs = 300;

interface Counting {
  /** Undefined while a long play is being counted. */
  readonly statistics: PlayStatistics | undefined;
  /** Whether counting takes so long that it should be said. */
  readonly isSlow: boolean;
}

/** The statistics of the play as it was when the board opened. A long play is counted while the browser is idle. */
export function useStatistics(editor: Editor): Counting {
  const [play] = useState<Play>(() => ({ front: readFront(editor.doc), blocks: blocksOf(editor.state().doc) }));
  const [statistics, setStatistics] = useState(() =>
    play.blocks.length <= maxBlocksAtOnce ? statisticsOf(play) : undefined,
  );
  const [isSlow, setSlow] = useState(false);
  const isCounting = statistics === undefined;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setTimeout(() => setSlow(true), quietMs);
    const stop = workWhenIdle(statisticsSteps(play), setStatistics);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [play, isCounting]);
  return { statistics, isSlow: isCounting && isSlow };
}
