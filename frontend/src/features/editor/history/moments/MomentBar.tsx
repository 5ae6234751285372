import { useId } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import { placeOfHeading } from "#domain/play/versions/passagePlaces.ts";
import { printedWords } from "#domain/play/wordsIn.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import { useDeviceList } from "#frontend/modules/devices/useDevices.ts";
import type { ShownMoment } from "#frontend/modules/versions/moments/momentRuns.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { placeName } from "../../outline/placeName.ts";
import { NotLoaded } from "../NotLoaded.tsx";
import { deviceOf, type VersionLabels } from "../versionNames.ts";
import { changeAt, nameOfMoment } from "./momentNames.ts";
import type { MomentPosition } from "./momentPositions.ts";
import { SessionField } from "./SessionField.tsx";
import type { Moments } from "./useMoments.ts";

interface MomentBarProps {
  readonly moments: Moments;
  readonly versions: readonly PlayVersion[];
  readonly labels: VersionLabels;
  /** Words of the current text. */
  readonly wordsNow: number;
  /** On a phone, it's below the text, and as low as it can be. */
  readonly isCompact: boolean;
}

/** Every moment of a session on a slider, and what is known about the chosen one. */
export function MomentBar({ moments, versions, labels, wordsNow, isCompact }: MomentBarProps) {
  const { session, positions, index, position, choose, earlier, later, failure } = moments;
  const facts = !failure && <MomentFacts {...{ moments, versions, wordsNow }} />;
  return (
    <section className="history-moments" aria-label={historyWords.moments}>
      {isCompact ? facts : <SessionField {...{ moments, versions }} />}
      {session >= 0 && (
        <div className="history-slider">
          <Step label={historyWords.earlier} sign="‹" {...{ isCompact }} onStep={earlier} />
          <Slider
            {...{ positions, index, versions }}
            valueText={nameOf(position, versions, labels)}
            onChoose={choose}
          />
          <Step label={historyWords.later} sign="›" {...{ isCompact }} onStep={later} />
        </div>
      )}
      {!isCompact && facts}
      {failure && <NotLoaded errorText={failure.errorText} onRetry={async () => failure.reload()} />}
    </section>
  );
}

interface StepProps extends Pick<MomentBarProps, "isCompact"> {
  readonly label: string;
  /** In place of the label, where the slider needs the room. */
  readonly sign: string;
  readonly onStep: (() => void) | undefined;
}

const Step = ({ label, sign, isCompact, onStep }: StepProps) => (
  <Button size="small" aria-label={label} isDisabled={!onStep} onClick={() => onStep?.()}>
    {isCompact ? <span aria-hidden="true">{sign}</span> : label}
  </Button>
);

/** Returns what the slider says about its position. */
function nameOf(
  position: MomentPosition | undefined,
  versions: readonly PlayVersion[],
  { labelOf }: VersionLabels,
): string {
  if (!position) return historyWords.now;
  const version = versionAt(position, versions);
  if (version) return labelOf(version);
  return position.shown
    ? nameOfMoment(position.shown.at, new Date())
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

type MomentFactsProps = Pick<MomentBarProps, "moments" | "versions" | "wordsNow">;

/** The time, the words, what changed, the device, and the place. */
function MomentFacts({ moments: { position, then }, versions, wordsNow }: MomentFactsProps) {
  const { data: devices } = useDeviceList();
  if (!position) return <p className="history-facts">{historyWords.momentHint}</p>;
  const { shown } = position;
  const version = versionAt(position, versions);
  if (!shown) return <p className="history-facts">{version ? historyWords.momentHint : historyWords.momentLoading}</p>;
  const words = wordsThen(shown, then);
  const device = deviceOf(shown, devices);
  const place = placeName(placeOfHeading(shown.heading));
  return (
    <div className="history-facts">
      <p>
        <strong>{nameOfMoment(shown.at, new Date())}</strong>
        {words !== undefined && <span>{historyWords.wordsThenNow({ count: words, now: wordsNow })}</span>}
      </p>
      <p>
        <span>{changeAt(shown)}</span>
        {place !== undefined && <bdi translate="no">{place}</bdi>}
        {device !== undefined && <span>{device}</span>}
      </p>
    </div>
  );
}

/** A screen that didn't show what other devices wrote had other words than the log: they're known once its play is loaded. */
function wordsThen({ showedAll, words }: ShownMoment, { isCurrent, data }: Moments["then"]): number | undefined {
  if (showedAll) return words;
  return isCurrent && data ? printedWords(data.blocks) : undefined;
}
