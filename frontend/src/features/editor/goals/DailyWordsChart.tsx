import { addDays } from "#domain/play/goals/day.ts";
import { formatNumber } from "#frontend/messages/format.ts";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { goalsWords } from "#frontend/messages/goals.yaml";
import { statisticsWords } from "#frontend/messages/statistics.yaml";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { Bars } from "../statistics/Bars.tsx";
import { Chart } from "../statistics/Chart.tsx";
import { DataTable } from "../statistics/DataTable.tsx";
import { useGoals } from "./useGoals.ts";

const shownDays = 14;

/** How many words were written on each of the last days. Nothing if the play has no daily goal and never had one. */
export function DailyWordsChart({ session }: { readonly session: PlaySession }) {
  const { goals, isCounted, days, today, streak } = useGoals(session);
  if (!isCounted) return null;
  const latest = Array.from({ length: shownDays }, (_, index) => addDays(today.day, index + 1 - shownDays));
  const wordsOn = (day: string): number => days.get(day) ?? 0;
  const reached = latest.filter((day) => goals.daily !== undefined && wordsOn(day) >= goals.daily).length;
  return (
    <Chart title={goalsWords.chart}>
      <p>{goalsWords.streak({ days: streak })}</p>
      <Bars
        description={describeChart(goals.daily, reached)}
        bars={latest.map((day) => ({
          key: day,
          label: formatCalendarDay(day),
          parts: [Math.max(0, wordsOn(day))],
          value: days.has(day) ? formatNumber(wordsOn(day)) : "",
        }))}
        full={Math.max(goals.daily ?? 1, ...latest.map(wordsOn))}
      />
      <p className="statistics-why">{goalsWords.chartWhy}</p>
      <DataTable
        caption={goalsWords.chart}
        head={[statisticsWords.day, statisticsWords.words]}
        rows={[...days].sort().map(([day, count]) => [formatCalendarDay(day), count])}
      />
    </Chart>
  );
}

const describeChart = (goal: number | undefined, reached: number): string =>
  [
    goalsWords.chartDescription({ days: shownDays }),
    ...(goal === undefined ? [] : [goalsWords.chartGoal({ goal, reached })]),
  ].join(" ");
