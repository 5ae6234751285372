import { setTimedReading } from "#domain/play/document/timedReading.ts";
import type { PlayId, TimedReading } from "#domain/play/play.ts";
import { runTime } from "#domain/play/runTime.ts";
import type { PlayStatistics } from "#domain/play/statistics.ts";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { formatMinutes } from "#frontend/messages/formatMinutes.ts";
import { timingWords } from "#frontend/messages/timing.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { Chart } from "../statistics/Chart.tsx";
import { StopwatchControls } from "./StopwatchControls.tsx";
import { TypedReading } from "./TypedReading.tsx";
import type { TakeReading } from "./takeReading.ts";
import "./timing.css";

interface TimedReadingChartProps {
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly statistics: PlayStatistics;
  readonly reading: TimedReading | undefined;
}

/** The play's timed reading, and two ways to add one: a stopwatch, and a time that's typed. */
export function TimedReadingChart({ editor, playId, statistics, reading }: TimedReadingChartProps) {
  const set = (next: TimedReading | undefined): void => {
    editor.endStep();
    editor.change({ name: "timed reading" }, (doc) => setTimedReading(doc, next));
  };
  const save: TakeReading = (timed, onUndo) => {
    set({ ...timed, words: statistics.spoken });
    const takeBack = (): void => {
      set(reading);
      onUndo?.();
    };
    showToast(timingWords.saved, { label: timingWords.undo, onSelect: takeBack });
  };
  const remove = (): void => {
    set(undefined);
    showToast(timingWords.removed, { label: timingWords.undo, onSelect: () => set(reading) });
  };
  return (
    <Chart title={timingWords.title}>
      <p>{timingWords.hint}</p>
      {reading && <CurrentReading reading={reading} spokenWords={statistics.spoken} onRemove={remove} />}
      <StopwatchControls playId={playId} scenes={statistics.scenes} onReading={save} />
      <TypedReading onReading={save} />
    </Chart>
  );
}

interface CurrentReadingProps {
  readonly reading: TimedReading;
  readonly spokenWords: number;
  readonly onRemove: () => void;
}

function CurrentReading({ reading, spokenWords, onRemove }: CurrentReadingProps) {
  const { day, seconds } = reading;
  const { isOutdated } = runTime({ pages: 0, spokenWords, timedReading: reading });
  return (
    <div className="timing-current">
      <p>
        <strong>
          {timingWords.reading({ day: formatCalendarDay(day), length: formatMinutes(Math.max(1, seconds / 60)) })}
        </strong>
      </p>
      {isOutdated && <p>{timingWords.changed}</p>}
      <Button size="small" onClick={onRemove}>
        {timingWords.remove}
      </Button>
    </div>
  );
}
