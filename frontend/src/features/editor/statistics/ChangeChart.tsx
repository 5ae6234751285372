import { useMemo } from "react";
import { type DailyCount, withDailyCount } from "#domain/play/dailyCounts.ts";
import { dayOf } from "#domain/play/goals/day.ts";
import type { PlayId } from "#domain/play/play.ts";
import { formatCalendarDay } from "#frontend/messages/format.ts";
import { statisticsWords as words } from "#frontend/messages/statistics.ts";
import { Chart } from "./Chart.tsx";
import { countHistory } from "./countHistory.ts";
import { DataTable } from "./DataTable.tsx";
import { LineChart } from "./LineChart.tsx";

interface ChangeChartProps {
  readonly playId: PlayId;
  /** `pages` are undefined until they're computed. */
  readonly now: Pick<DailyCount, "words"> & { readonly pages: number | undefined };
}

/** How long the play was on the days it was open on this device. */
export function ChangeChart({ playId, now: { words: count, pages } }: ChangeChartProps) {
  const days = useMemo(() => {
    const before = countHistory(playId);
    return pages === undefined ? before : withDailyCount(before, { day: dayOf(new Date()), words: count, pages });
  }, [playId, count, pages]);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Chart title={words.change}>
      {first && last && days.length > 1 ? (
        <LineChart
          description={words.changeChart(
            formatCalendarDay(first.day),
            formatCalendarDay(last.day),
            first.words,
            last.words,
          )}
          points={days.map((one) => ({ at: Date.parse(one.day), value: one.words }))}
          ends={[formatCalendarDay(first.day), formatCalendarDay(last.day)]}
          format={words.wordCount}
        />
      ) : (
        <p>{words.changeLater}</p>
      )}
      <p className="statistics-why">{words.changeWhy}</p>
      <DataTable
        caption={words.change}
        head={[words.day, words.words, words.pages]}
        rows={days.map((one) => [formatCalendarDay(one.day), one.words, one.pages])}
      />
    </Chart>
  );
}
