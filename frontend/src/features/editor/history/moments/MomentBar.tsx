import { useId } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import { printedWords } from "#domain/play/wordsIn.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { useDeviceList } from "#frontend/modules/devices/useDevices.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { SelectField } from "#frontend/ui/SelectField.tsx";
import { NotLoaded } from "../NotLoaded.tsx";
import { deviceOf, labelOf } from "../versionNames.ts";
import { changeAt, nameOfMoment, nameOfSession } from "./momentNames.ts";
import type { MomentPosition } from "./momentPositions.ts";
import type { Moments } from "./useMoments.ts";

interface MomentBarProps {
  readonly moments: Moments;
  readonly versions: readonly PlayVersion[];
  /** Words of the current text. */
  readonly wordsNow: number;
}

/** Every moment of a session on a slider, and what is known about the chosen one. */
export function MomentBar({ moments, versions, wordsNow }: MomentBarProps) {
  const { sessions, session, positions, index, position, choose, earlier, later, chooseSession, failure } = moments;
  const now = new Date();
  const choices = sessions.map((one, at) => ({
    value: String(at),
    label: nameOfSession(one, sessions.length === 1 && versions.length === 0, now),
  }));
  const older = { value: "-1", label: historyWords.sessionOlder };
  return (
    <section className="history-moments" aria-label={historyWords.moments}>
      <SelectField
        label={historyWords.writtenAt}
        size="small"
        value={String(session)}
        choices={session < 0 ? [older, ...choices] : choices}
        onValue={(value) => Number(value) >= 0 && chooseSession(Number(value))}
      />
      {session >= 0 && (
        <div className="history-slider">
          <Button size="small" isDisabled={!earlier} onClick={() => earlier?.()}>
            {historyWords.earlier}
          </Button>
          <Slider {...{ positions, index, versions }} valueText={nameOf(position, versions, now)} onChoose={choose} />
          <Button size="small" isDisabled={!later} onClick={() => later?.()}>
            {historyWords.later}
          </Button>
        </div>
      )}
      {!failure && <MomentFacts {...{ moments, versions, wordsNow }} />}
      {failure && <NotLoaded errorText={failure.errorText} onRetry={async () => failure.reload()} />}
    </section>
  );
}

/** Returns what the slider says about its position. */
function nameOf(position: MomentPosition | undefined, versions: readonly PlayVersion[], now: Date): string {
  if (!position) return historyWords.now;
  const version = versionAt(position, versions);
  if (version) return labelOf(version, now);
  return position.shown
    ? nameOfMoment(position.shown.at, now)
    : historyWords.momentNumber({ number: position.sequence });
}

const versionAt = ({ sequence, isLast }: MomentPosition, versions: readonly PlayVersion[]): PlayVersion | undefined =>
  isLast ? versions.find(({ versionId }) => versionId === sequence) : undefined;

interface SliderProps {
  readonly positions: readonly MomentPosition[];
  readonly index: number;
  readonly versions: readonly PlayVersion[];
  readonly valueText: string;
  readonly onChoose: (index: number) => void;
}

/** Versions have marks below the slider. */
function Slider({ positions, index, versions, valueText, onChoose }: SliderProps) {
  const id = useId();
  const last = Math.max(1, positions.length - 1);
  return (
    <div className="history-range">
      <input
        id={id}
        type="range"
        aria-label={historyWords.moment}
        aria-valuetext={valueText}
        min={0}
        max={positions.length - 1}
        value={index}
        onChange={(event) => onChoose(event.target.valueAsNumber)}
      />
      <div className="history-marks" aria-hidden="true">
        {positions.map((position, at) => {
          const version = versionAt(position, versions);
          if (!version) return null;
          const kind = version.name !== undefined ? "named" : version.isBeforeDeletion ? "deletion" : "automatic";
          return (
            <span key={version.versionId} data-kind={kind} style={{ insetInlineStart: `${(100 * at) / last}%` }} />
          );
        })}
      </div>
    </div>
  );
}

/** The time, the device, the words, and what changed. */
function MomentFacts({ moments: { position, then }, versions, wordsNow }: MomentBarProps) {
  const { data: devices } = useDeviceList();
  if (!position) return <p className="history-facts">{historyWords.momentHint}</p>;
  const { shown } = position;
  const version = versionAt(position, versions);
  if (!shown) return <p className="history-facts">{version ? historyWords.momentHint : historyWords.momentLoading}</p>;
  const isCounted = shown.showedAll || !then.isCurrent || !then.data;
  const words = isCounted ? shown.words : printedWords(then.data.blocks);
  return (
    <p className="history-facts">
      <strong>{nameOfMoment(shown.at, new Date())}</strong>
      <span>{deviceOf(shown, devices)}</span>
      <span>{historyWords.wordsThenNow({ count: words, now: wordsNow })}</span>
      <span>{changeAt(shown)}</span>
      {shown.heading && <bdi translate="no">{shown.heading}</bdi>}
    </p>
  );
}
