import { useMemo } from "react";
import { type ActivityType, activityTypes } from "#domain/activity/activity.ts";
import { type ActivityHour, countActivity } from "#domain/api/adminActivity.ts";
import { activityWords } from "#frontend/messages/activity.yaml";
import { formatNumber } from "#frontend/messages/format.ts";
import { call } from "#frontend/platform/call.ts";
import { type Loaded, useServerData } from "#frontend/platform/queries/useServerData.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { Card } from "#frontend/ui/Page.tsx";
import { adminKeys } from "../adminKeys.ts";
import { type ActivityBar, barsOf, countIn, totalOf } from "./activityChart.ts";
import { type ActivityQuery, daysOf } from "./activityQuery.ts";
import { liveMs } from "./live.ts";

const { totals: words, types } = activityWords;

interface ActivityTotalsProps {
  readonly search: ActivityQuery;
  readonly isLive: boolean;
  readonly onSearch: (search: ActivityQuery) => void;
}

/** Totals of all activity and of each type. Selecting a type filters the log. */
export function ActivityTotals({ search, isLive, onSearch }: ActivityTotalsProps) {
  const { from, to } = search;
  const counts = useActivityCounts({ from, to, isLive });
  const bars = useMemo(
    () => (counts.kind === "ready" ? barsOf(daysOf({ from, to }), counts.data, new Date()) : []),
    [counts, from, to],
  );
  const unit = from === to ? words.byHour : words.byDay;
  return (
    <Card title={`${words.title}, ${unit}`}>
      {counts.kind === "loading" && <Loader label={words.loading} />}
      {counts.kind === "failed" && (
        <Alert kind="bad" heading={words.failed}>
          {counts.errorText}
        </Alert>
      )}
      {counts.kind === "ready" && (
        <div className="activity-lanes">
          {[undefined, ...activityTypes].map((type) => (
            <Lane
              key={type ?? "all"}
              type={type}
              bars={bars}
              isChosen={(type ?? "") === search.type}
              onChoose={() => onSearch({ ...search, type: type ?? "" })}
            />
          ))}
        </div>
      )}
      {isLive && <p className="activity-note">{words.live}</p>}
    </Card>
  );
}

interface LaneProps {
  readonly type: ActivityType | undefined;
  readonly bars: readonly ActivityBar[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const height = 36;
/** The minimum height of a bar, so that small counts stay visible. */
const lowest = 2;

function Lane({ type, bars, isChosen, onChoose }: LaneProps) {
  const most = Math.max(1, ...bars.map((bar) => countIn(bar, type)));
  return (
    <button type="button" className="activity-lane" aria-pressed={isChosen} onClick={onChoose}>
      <span className="activity-lane-name">{type ? types[type] : words.all}</span>
      <strong>{formatNumber(totalOf(bars, type))}</strong>
      <svg viewBox={`0 0 ${bars.length * 4} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map((bar, n) => {
          const count = countIn(bar, type);
          const tall = count === 0 ? 0 : Math.max(lowest, (count / most) * height);
          return (
            <g key={bar.at} className={bar.isNow ? "activity-now" : undefined}>
              <title>{words.bar({ when: bar.at.replace("T", " "), count })}</title>
              <rect className="activity-ground" x={n * 4} width={3} y={0} height={height} />
              <rect className="activity-bar" x={n * 4} width={3} y={height - tall} height={tall} />
            </g>
          );
        })}
      </svg>
    </button>
  );
}

interface CountedDays {
  readonly from: string;
  readonly to: string;
  readonly isLive: boolean;
}

/** Counts the entries of these days by hour and type. If a live refresh fails, the earlier counts stay. */
function useActivityCounts({ from, to, isLive }: CountedDays): Loaded<readonly ActivityHour[]> {
  const { state, data } = useServerData({
    key: adminKeys.activityCounts(from, to),
    load: async (signal) => (await call(countActivity, { query: { from, to }, signal })).hours,
    everyMs: isLive && liveMs,
  });
  return data ? { kind: "ready", data } : state;
}
