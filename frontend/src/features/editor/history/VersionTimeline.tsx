import type { PlayVersion } from "#domain/api/versions.ts";
import { plans, planWith } from "#domain/subscription/plans.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { PlanHint } from "#frontend/modules/account/PlanHint.tsx";
import { useDeviceList } from "#frontend/modules/devices/useDevices.ts";
import type { Versions } from "#frontend/modules/versions/useVersions.ts";
import type { Chosen } from "./chosen.ts";
import { NotLoaded } from "./NotLoaded.tsx";
import { daysOf, deviceOf, nameOf, type VersionLabels } from "./versionNames.ts";

export interface VersionTimelineProps {
  readonly history: Versions;
  readonly chosen: Chosen;
  readonly labels: VersionLabels;
  readonly onChoose: (chosen: Chosen) => void;
  /** The current text is all there is. */
  readonly hasNone: boolean;
}

/** The current text, what was deleted, and the versions by day. */
export function VersionTimeline({ history, chosen, labels, onChoose, hasNone }: VersionTimelineProps) {
  const { data: devices } = useDeviceList();
  const { state } = history;
  if (state.kind === "loading") return <p role="status">{historyWords.loading}</p>;
  const { versions, hidden } = state.kind === "ready" ? state.data : nothing;
  return (
    <nav className="history-timeline" aria-label={historyWords.versions}>
      <button type="button" aria-current={chosen.kind === "now"} onClick={() => onChoose({ kind: "now" })}>
        {historyWords.now}
      </button>
      {!hasNone && (
        <button type="button" aria-current={chosen.kind === "deleted"} onClick={() => onChoose({ kind: "deleted" })}>
          {historyWords.deleted}
        </button>
      )}
      {state.kind === "failed" && <NotLoaded errorText={state.errorText} onRetry={history.reload} />}
      {state.kind === "failed" && !hasNone && <p>{historyWords.deviceOnly}</p>}
      {hasNone && state.kind === "ready" && <p>{historyWords.none}</p>}
      {daysOf(versions, new Date()).map(({ name, versions: ofDay }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {ofDay.map((version) => (
              <li key={version.versionId}>
                <VersionButton
                  version={version}
                  time={labels.timeOf(version)}
                  device={deviceOf(version, devices)}
                  isChosen={chosen.kind === "version" && version.versionId === chosen.versionId}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hidden > 0 && (
        <p>
          <PlanHint
            text={historyWords.hidden({ count: hidden, plan: plans[planWith("allVersions")].name })}
            seePlans={historyWords.seePlans}
          />
        </p>
      )}
    </nav>
  );
}

const nothing = { versions: [] as readonly PlayVersion[], hidden: 0 };

interface VersionButtonProps extends Pick<VersionTimelineProps, "onChoose"> {
  readonly version: PlayVersion;
  readonly time: string;
  readonly device: string | undefined;
  readonly isChosen: boolean;
}

function VersionButton({ version, time, device, isChosen, onChoose }: VersionButtonProps) {
  const name = nameOf(version);
  return (
    <button
      type="button"
      aria-current={isChosen}
      onClick={() => onChoose({ kind: "version", versionId: version.versionId })}
    >
      {name !== undefined && <strong>{name}</strong>}
      <span>{time}</span>
      {device !== undefined && <small>{device}</small>}
    </button>
  );
}
