import { type FilterPlace, isElsewhere } from "#domain/feedback/filter.ts";
import { densityOfParts } from "#domain/feedback/scenes.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { formatNumber } from "#frontend/messages/format.ts";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import type { Overview } from "./useOverview.ts";

const { screen: words } = feedbackWords;

interface HeatStripProps {
  readonly overview: Overview;
  readonly where: FilterPlace | undefined;
  readonly onWhere: (where: FilterPlace | undefined) => void;
}

/** How comments are spread over the play, as a chart and, scene by scene, as a table. */
export function HeatStrip({ overview, where, onWhere }: HeatStripProps) {
  const { line, names, counts } = overview;
  const summary = summaryOf(overview);
  return (
    <figure className="heat">
      <figcaption>
        <h2>{words.heat}</h2>
        {summary && <p>{summary}</p>}
      </figcaption>
      <Bars places={spotsOf(overview)} label={summary ?? words.heat} />
      <div className="heat-scenes">
        {line.scenes.map(({ heading, kind, start, end }) => {
          const place = heading ?? isElsewhere.before;
          const count = counts.get(place) ?? 0;
          const label = words.remarksIn({ scene: names.get(place) ?? "", count });
          const part = { "data-kind": kind, title: label, dir: "auto", style: { flexGrow: end - start } };
          const name = <span aria-hidden="true">{names.get(place)}</span>;
          // There is nothing to filter in a scene without comments, and it may be too narrow to be hit.
          if (count === 0)
            return (
              <div key={place} {...part}>
                {name}
              </div>
            );
          return (
            <button
              key={place}
              type="button"
              {...part}
              aria-label={label}
              aria-pressed={place === where}
              onClick={() => onWhere(place === where ? undefined : place)}
            >
              {name}
            </button>
          );
        })}
      </div>
      <details className="heat-table">
        <summary>{words.heatTable}</summary>
        <SceneTable overview={overview} />
      </details>
    </figure>
  );
}

const spotsOf = ({ comments, places, line }: Overview): readonly number[] =>
  comments.flatMap(({ feedbackId }) => {
    const first = places.get(feedbackId)?.ranges[0];
    const found = first && line.find(first);
    return found ? [found.at] : [];
  });

/** Bars along the play: fine enough to show single pages of a long one. */
const parts = 120;
const height = 40;
/** The minimum height of a bar, so that small counts stay visible. */
const lowest = 6;

function Bars({ places, label }: { readonly places: readonly number[]; readonly label: string }) {
  const heat = densityOfParts(places, parts);
  const most = Math.max(1, ...heat);
  return (
    <svg viewBox={`0 0 ${parts} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {heat.map((count, part) => {
        const tall = lowest + ((height - lowest) * count) / most;
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of the play is identified by its index.
        return count > 0 && <rect key={part} x={part + 0.1} width={0.8} y={height - tall} height={tall} />;
      })}
    </svg>
  );
}

const SceneTable = ({ overview: { names, counts } }: Pick<HeatStripProps, "overview">) => (
  <ScrollTable caption={words.heatTable}>
    <thead>
      <tr>
        <th scope="col">{words.heatScene}</th>
        <th scope="col">{words.heatCount}</th>
      </tr>
    </thead>
    <tbody>
      {[...names].map(([place, name]) => (
        <tr key={place}>
          <th scope="row">{name}</th>
          <td>{formatNumber(counts.get(place) ?? 0)}</td>
        </tr>
      ))}
    </tbody>
  </ScrollTable>
);

function summaryOf({ names, counts }: Overview): string | undefined {
  const [most] = counts;
  const name = most && names.get(most[0]);
  return most && name !== undefined ? words.heatSummary({ scene: name, count: most[1] }) : undefined;
}
