import { formatNumber } from "#frontend/messages/format.ts";

interface LineChartProps {
  /** What a screen reader says instead of the drawing. */
  readonly description: string;
  readonly points: readonly { readonly at: number; readonly value: number }[];
  /** What is written below the first and the last point. */
  readonly ends: readonly [string, string];
}

const [width, height, edge] = [640, 180, 12];

/** A line through at least two points. The numbers are in a table below. */
export function LineChart({ description, points, ends: [first, last] }: LineChartProps) {
  const times = points.map(({ at }) => at);
  const values = points.map(({ value }) => value);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const top = Math.max(1, ...values);
  const x = (at: number): number => edge + ((width - 2 * edge) * (at - from)) / Math.max(1, to - from);
  const y = (value: number): number => height - edge - ((height - 2 * edge) * value) / top;
  return (
    <div role="img" aria-label={description} className="line-chart">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1={edge} x2={width - edge} y1={y(0)} y2={y(0)} className="line-chart-base" />
        <line x1={edge} x2={width - edge} y1={y(top)} y2={y(top)} className="line-chart-base" />
        <polyline points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(" ")} />
      </svg>
      <p aria-hidden="true">
        <span>{first}</span>
        <span>{formatNumber(top)}</span>
        <span>{last}</span>
      </p>
    </div>
  );
}
