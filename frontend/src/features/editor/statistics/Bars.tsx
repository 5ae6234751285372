/** One bar: parts that are drawn one after the other. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly parts: readonly number[];
  /** What is written behind the bar. */
  readonly value: string;
}

interface BarsProps {
  /** What a screen reader says instead of the drawing. */
  readonly description: string;
  readonly bars: readonly Bar[];
  /** What the parts are called, if there are several. */
  readonly legend?: readonly string[];
  /** The value of the whole width; the largest bar without it. */
  readonly full?: number;
}

/** Horizontal bars, which have room for long names on a phone. The numbers are in a table below. */
export function Bars({ description, bars, legend = [], full }: BarsProps) {
  const sum = ({ parts }: Bar): number => parts.reduce((total, part) => total + part, 0);
  const whole = full ?? Math.max(1, ...bars.map(sum));
  return (
    <div role="img" aria-label={description} className="bars">
      {legend.length > 0 && (
        <p className="bars-legend">
          {legend.map((name, index) => (
            <span key={name}>
              <svg width="10" height="10" aria-hidden="true">
                <rect width="10" height="10" rx="2" className={`bar-part-${index}`} />
              </svg>
              <span>{name}</span>
            </span>
          ))}
        </p>
      )}
      {bars.map((bar) => (
        <div key={bar.key} className="bars-row">
          <span className="bars-label play-label" title={bar.label} dir="auto">
            {bar.label}
          </span>
          <BarShape parts={bar.parts} whole={whole} />
          <span className="bars-value">{bar.value}</span>
        </div>
      ))}
    </div>
  );
}

function BarShape({ parts, whole }: { readonly parts: readonly number[]; readonly whole: number }) {
  const percent = (value: number): string => `${(100 * value) / Math.max(1, whole)}%`;
  const startOf = (index: number): number => parts.slice(0, index).reduce((sum, part) => sum + part, 0);
  return (
    <svg className="bars-shape" aria-hidden="true">
      {parts.map((part, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
          key={index}
          x={percent(startOf(index))}
          width={percent(part)}
          height="100%"
          className={`bar-part-${index}`}
        />
      ))}
    </svg>
  );
}
