import type * as Y from "yjs";
import { runTime } from "#domain/play/runTime.ts";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { formatMinutes } from "#frontend/messages/formatMinutes.ts";
import { runningTimeWords } from "#frontend/messages/runningTime.yaml";
import type { Pages } from "#frontend/modules/editor/pages/pages.ts";
import { useTimedReading } from "../timing/useTimedReading.ts";

interface RunningTimeProps {
  readonly doc: Y.Doc;
  readonly pages: Pages;
}

/** How long the play runs, as it was timed or about. */
export function RunningTime({ doc, pages: { breaks, spokenWords } }: RunningTimeProps) {
  const timedReading = useTimedReading(doc);
  const { minutes, isTimed } = runTime({ pages: breaks.length, spokenWords, timedReading });
  const length = formatMinutes(minutes);
  const { estimated, estimatedWhy, timed, timedWhy, outdatedWhy } = runningTimeWords;
  if (!timedReading) return <span title={estimatedWhy}>{estimated({ length })}</span>;
  const day = formatCalendarDay(timedReading.day);
  if (isTimed) return <span title={timedWhy({ day })}>{timed({ length })}</span>;
  const before = formatMinutes(timedReading.seconds / 60);
  return <span title={outdatedWhy({ day, length: before })}>{estimated({ length })}</span>;
}
