import { useEffect, useState } from "react";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { logger } from "#frontend/platform/logger.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import type { Speaker } from "../copy/speakersIn.ts";

const nobody: readonly Speaker[] = [];

/** Returns who speaks in a play, as soon as the page was idle. Without the code for that, nobody can be followed. */
export function useSpeakers(play: SharedPlayAnswer): readonly Speaker[] {
  const [found, setFound] = useState<{ readonly play: SharedPlayAnswer; readonly speakers: readonly Speaker[] }>();
  useEffect(() => {
    let isOver = false;
    const load = async (): Promise<void> => {
      const { speakersIn } = await import("../copy/speakersIn.ts");
      if (!isOver) setFound({ play, speakers: speakersIn(play) });
    };
    const cancel = whenIdle(
      () => load().catch((error: unknown) => logger.warn("The speakers could not be read", { error })),
      { latestMs: 1000, fallbackMs: 100 },
    );
    return () => {
      isOver = true;
      cancel();
    };
  }, [play]);
  return found?.play === play ? found.speakers : nobody;
}
