import type { StoredHealth } from "#domain/api/health.ts";
import { serverChecks } from "#domain/health/health.ts";
import { healthWords } from "#frontend/messages/health.yaml";
import { type HealthLane, laneOf } from "./healthDay.ts";

const { admin: words, checks: names } = healthWords;

/** 288 rounds of five minutes per day, two units each. */
const width = 576;
const barWidth = 1.5;
const height = 40;
/** The minimum height of a bar, so that small values stay visible. */
const lowest = 3;

/** One lane per check. Higher bars mean slower responses, and for security, higher scores. */
export const DayChart = ({ results }: { readonly results: readonly StoredHealth[] }) => (
  <div className="health-lanes">
    {serverChecks.map((check) => (
      <LaneChart key={check} lane={laneOf(check, results)} />
    ))}
    <div className="health-hours" aria-hidden="true">
      {words.hours.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </div>
  </div>
);

function LaneChart({ lane }: { readonly lane: HealthLane }) {
  const summary = summaryOf(lane);
  return (
    <figure className="health-lane">
      <figcaption>
        <strong>{names[lane.check]}</strong> <span>{summary}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={summary}>
        {[0.25, 0.5, 0.75].map((at) => (
          <line key={at} className="health-grid" x1={at * width} x2={at * width} y1={0} y2={height} />
        ))}
        {lane.bars.map(({ at, height: share, state }) => (
          <rect
            key={at}
            className={`health-bar health-bar-${state}`}
            x={at * width}
            width={barWidth}
            y={height - barHeight(share, state)}
            height={barHeight(share, state)}
          />
        ))}
      </svg>
    </figure>
  );
}

const barHeight = (share: number, state: string): number =>
  state === "unhealthy" ? height : Math.max(lowest, share * height);

const summaryOf = ({ healthy, bars, lowestScore, slowestMs }: HealthLane): string =>
  [
    words.rounds({ healthy, all: bars.length }),
    lowestScore === undefined ? words.slowest({ ms: slowestMs }) : words.lowest({ score: lowestScore }),
  ].join(", ");
