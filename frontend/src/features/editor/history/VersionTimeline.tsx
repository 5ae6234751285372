import type { PlayVersion } from "#domain/api/versions.ts";
import { plans, planWith } from "#domain/subscription/plans.ts";
import { formatTime } from "#frontend/messages/format.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { PlanHint } from "#frontend/modules/account/PlanHint.tsx";
import { useDeviceList } from "#frontend/modules/devices/useDevices.ts";
import type { Versions } from "#frontend/modules/versions/useVersions.ts";
import { daysOf, deviceOf } from "./versionNames.ts";

interface VersionTimelineProps {
  readonly history: Versions;
  /** The chosen version; undefined is the current text. */
  readonly chosen: number | undefined;
  readonly onChoose: (versionId: number | undefined) => void;
}

/** The current text and the versions before it, by day. */
export function VersionTimeline({ history: { state }, chosen, onChoose }: VersionTimelineProps) {
  const { data: devices } = useDeviceList();
  if (state.kind !== "ready") return <p role="status">{historyWords.loading}</p>;
  const { versions, hidden } = state.data;
  return (
    <nav className="history-timeline" aria-label={historyWords.versions}>
      <button type="button" aria-current={chosen === undefined} onClick={() => onChoose(undefined)}>
        {historyWords.now}
      </button>
      {versions.length === 0 && <p>{historyWords.none}</p>}
      {daysOf(versions, new Date()).map(({ name, versions: ofDay }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {ofDay.map((version) => (
              <li key={version.versionId}>
                <VersionButton
                  version={version}
                  device={deviceOf(version, devices)}
                  isChosen={version.versionId === chosen}
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

interface VersionButtonProps extends Pick<VersionTimelineProps, "onChoose"> {
  readonly version: PlayVersion;
  readonly device: string;
  readonly isChosen: boolean;
}

const VersionButton = ({ version, device, isChosen, onChoose }: VersionButtonProps) => (
  <button type="button" aria-current={isChosen} onClick={() => onChoose(version.versionId)}>
    {version.name !== undefined && <strong>{version.name}</strong>}
    <span>{formatTime(version.at)}</span>
    <small>{device}</small>
  </button>
);
