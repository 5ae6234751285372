import { useMemo } from "react";
import { type DailyCount, withDailyCount } from "#domain/play/dailyCounts.ts";
import { dayOf } from "#domain/play/goals/day.ts";
import type { PlayId } from "#domain/play/play.ts";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { statisticsWords } from "#frontend/messages/statistics.yaml";
import { Chart } from "./Chart.tsx";
import { countHistory } from "./countHistory.ts";
import { DataTable } from "./DataTable.tsx";

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
    <Chart title={statisticsWords.change}>
      {first && last && days.length > 1 ? (
        <LineChart
          description={statisticsWords.changeChart({
            from: formatCalendarDay(first.day),
            to: formatCalendarDay(last.day),
            first: first.words,
            last: last.words,
          })}
          points={days.map((one) => ({ at: Date.parse(one.day), value: one.words }))}
          ends={[formatCalendarDay(first.day), formatCalendarDay(last.day)]}
          format={(count) => statisticsWords.wordCount({ count })}
        />
      ) : (
        <p>{statisticsWords.changeLater}</p>
      )}
      <p className="statistics-why">{statisticsWords.changeWhy}</p>
      <DataTable
        caption={statisticsWords.change}
        head={[statisticsWords.day, statisticsWords.words, statisticsWords.pages]}
        rows={days.map((one) => [formatCalendarDay(one.day), one.words, one.pages])}
      />
    </Chart>
  );
}

interface LineChartProps {
  /** What a screen reader says instead of the drawing. */
  readonly description: string;
  readonly points: readonly { readonly at: number; readonly value: number }[];
  /** What is written below the first and the last point. */
  readonly ends: readonly [string, string];
  /** Writes a value with its unit. */
  readonly format: (value: number) => string;
}

const [width, height, edge] = [640, 180, 12];

/** A line through at least two points. The numbers are in a table below. */
function LineChart({ description, points, ends: [first, last], format }: LineChartProps) {
  const times = points.map(({ at }) => at);
  const values = points.map(({ value }) => value);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const top = Math.max(1, ...values);
  const x = (at: number): number => edge + ((width - 2 * edge) * (at - from)) / Math.max(1, to - from);
  const y = (value: number): number => height - edge - ((height - 2 * edge) * value) / top;
  return (
    <div role="img" aria-label={description} className="line-chart">
      <p aria-hidden="true" className="line-chart-scale">
        <span>{format(top)}</span>
        <span>{format(0)}</span>
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1={edge} x2={width - edge} y1={y(0)} y2={y(0)} className="line-chart-base" />
        <line x1={edge} x2={width - edge} y1={y(top)} y2={y(top)} className="line-chart-base" />
        <polyline points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(" ")} />
      </svg>
      <p aria-hidden="true" className="line-chart-ends">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  );
}
