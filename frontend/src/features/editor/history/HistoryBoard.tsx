import { useEffect, useMemo, useRef } from "react";
import type { PlayVersion } from "#domain/api/versions.ts";
import { readPlay } from "#domain/play/document/document.ts";
import type { PlayId } from "#domain/play/play.ts";
import { printedWords } from "#domain/play/wordsIn.ts";
import { historyWords } from "#frontend/messages/history.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { isPhone } from "#frontend/modules/editor/screen/screenControl.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import type { HistoryPlace, VersionView } from "#frontend/modules/versions/historyAddress.ts";
import { useVersions } from "#frontend/modules/versions/useVersions.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { useMedia } from "#frontend/ui/useMedia.ts";
import { Board } from "../boards/Board.tsx";
import type { Chosen } from "./chosen.ts";
import { DeletedText } from "./moments/DeletedText.tsx";
import { MomentBar } from "./moments/MomentBar.tsx";
import { nameOfMoment } from "./moments/momentNames.ts";
import { SessionField } from "./moments/SessionField.tsx";
import { useMomentSource } from "./moments/useMomentSource.ts";
import { type Moments, useMoments } from "./moments/useMoments.ts";
import { useChosen } from "./useChosen.ts";
import type { ChosenMoment } from "./useComparedVersions.ts";
import { usePlaySubmissions } from "./usePlaySubmissions.ts";
import { useRested } from "./useRested.ts";
import { VersionDetail } from "./VersionDetail.tsx";
import { VersionList } from "./VersionList.tsx";
import { type VersionLabels, versionLabels } from "./versionNames.ts";
import "./history.css";

interface HistoryBoardProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

/** The play's versions by day, and beside them any moment of the last seven days: what changed since, or its pages. */
export function HistoryBoard({ session, editor, playId, onClose }: HistoryBoardProps) {
  const history = useVersions(session, playId);
  const { first, chosen, setChosen, isKnown, isGone } = useChosen(history.state);
  const isCompact = useMedia(isPhone);
  const now = usePlayNow(session, editor);
  const wordsNow = useMemo(() => printedWords(now.blocks), [now]);
  const content = useRef<HTMLDivElement>(null);
  const showNow = (): void => {
    setChosen({ kind: "now" });
    requestAnimationFrame(() => content.current?.querySelector("button")?.focus());
  };
  const source = useMomentSource(session, playId, history.state.kind === "failed");
  const { state } = history;
  const { versions, hidden } = state.kind === "ready" ? state.data : nothing;
  const moments = useMoments({ session, source, versions, hasHidden: hidden > 0, chosen, onChoose: setChosen });
  const isReady = isKnown || source.own !== undefined;
  const { shown, version, moment } = useShown(chosen, versions, moments);
  const submissions = usePlaySubmissions(playId, version !== undefined);
  const labels = useMemo(() => versionLabels(versions, new Date()), [versions]);
  const name = nameOfChosen(chosen, version, labels, moment);
  const { hasNone } = moments;
  const bar = !hasNone && <MomentBar {...{ moments, versions, labels, wordsNow, isCompact }} />;
  return (
    <Board title={historyWords.title} help="history" onClose={onClose}>
      <div ref={content} className="history" data-sentry-block>
        <VersionList {...{ history, chosen, labels, name, isCompact, hasNone }} onChoose={setChosen} />
        {isReady && (
          <div className="history-main">
            <GoneNotice isGone={isGone} hasHidden={hidden > 0} />
            {chosen.kind === "deleted" ? (
              <DeletedText {...{ session, editor, source, now }} playAt={moments.playAt} onShow={moments.show} />
            ) : (
              <>
                {!isCompact && bar}
                {!moments.failure && (
                  <VersionDetail
                    key={version?.versionId ?? shown.kind}
                    {...{ session, editor, playId, history, now, version, moment, versions, labels, isCompact }}
                    submissions={submissions}
                    moreOptions={isCompact && !hasNone && <SessionField {...{ moments, versions }} />}
                    firstView={firstViewOf(first, shown)}
                    hasAddress={isKnown && !isGone}
                    onRemoved={showNow}
                  />
                )}
                {isCompact && bar}
              </>
            )}
          </div>
        )}
      </div>
    </Board>
  );
}

interface GoneNoticeProps {
  readonly isGone: boolean;
  /** The plan doesn't show older versions. */
  readonly hasHidden: boolean;
}

/** Says that the version of the address isn't there, if so. */
const GoneNotice = ({ isGone, hasHidden }: GoneNoticeProps) =>
  isGone && <Alert kind="warn">{hasHidden ? historyWords.goneOrHidden : historyWords.gone}</Alert>;

/** What the address says about this version, or about the current text. */
function firstViewOf({ versionId, view }: HistoryPlace, shown: Chosen): VersionView | undefined {
  if (shown.kind === "now") return versionId === undefined ? view : undefined;
  return shown.kind === "version" && shown.versionId === versionId ? view : undefined;
}

/** A version that the slider passes is shown once the slider rests on it. */
function useShown(chosen: Chosen, versions: readonly PlayVersion[], moments: Moments) {
  const shown = useRested(chosen, chosen.kind === "version" && chosen.isPassing === true);
  const version =
    shown.kind === "version" ? versions.find(({ versionId }) => versionId === shown.versionId) : undefined;
  return { shown, version, moment: shown.kind === "moment" ? chosenMoment(moments) : undefined };
}

function nameOfChosen(
  { kind }: Chosen,
  version: PlayVersion | undefined,
  labels: VersionLabels,
  moment: ChosenMoment | undefined,
): string {
  if (kind === "deleted") return historyWords.deleted;
  return version ? labels.labelOf(version) : (moment?.name ?? historyWords.now);
}

const nothing = { versions: [] as readonly PlayVersion[], hidden: 0 };

/** The play as it is, with what was written a moment ago on its way to the server. */
function usePlayNow(session: PlaySession, editor: Editor) {
  const doc = useEditorState(editor, (state) => state.doc);
  useEffect(() => void session.saveNow().catch(() => undefined), [session]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the play is read again when its text has changed.
  return useMemo(() => readPlay(session.doc), [session, doc]);
}

function chosenMoment({ position, then }: Moments): ChosenMoment {
  const { shown, sequence = 0 } = position ?? {};
  return {
    name: shown ? nameOfMoment(shown.at, new Date()) : historyWords.momentNumber({ number: sequence }),
    sequence,
    play: then.data,
    isLoaded: then.isCurrent,
  };
}
