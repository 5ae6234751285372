import { useState } from "react";
import type { PartCount } from "#domain/play/countPlay.ts";
import { readFront } from "#domain/play/document/front.ts";
import type { PlayId, TimedReading } from "#domain/play/play.ts";
import { type Estimate, type RunTime, runTime } from "#domain/play/runTime.ts";
import type { PlayStatistics, SceneLength } from "#domain/play/statistics.ts";
import { statisticsCsv } from "#domain/play/statisticsCsv.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { formatNumber } from "#frontend/messages/format.ts";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { formatMinutes } from "#frontend/messages/formatMinutes.ts";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { describePageCount } from "#frontend/messages/pageCount.ts";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { statisticsWords } from "#frontend/messages/statistics.yaml";
import { timingWords } from "#frontend/messages/timing.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { noPages } from "#frontend/modules/editor/pages/noPages.ts";
import { pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { download } from "#frontend/modules/exporting/download.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { ScrollArea } from "#frontend/ui/ScrollArea.tsx";
import { Segmented } from "#frontend/ui/Segmented.tsx";
import { Board } from "../boards/Board.tsx";
import { useFrontManuscript } from "../frontMatter/useFrontManuscript.ts";
import { DailyWordsChart } from "../goals/DailyWordsChart.tsx";
import { sceneName } from "../stage/sceneName.ts";
import { formatClock } from "../timing/formatClock.ts";
import { sceneIdOf } from "../timing/sceneIdOf.ts";
import { TimedReadingChart } from "../timing/TimedReadingChart.tsx";
import { useTimedReading } from "../timing/useTimedReading.ts";
import { Bars } from "./Bars.tsx";
import { ChangeChart } from "./ChangeChart.tsx";
import { Chart } from "./Chart.tsx";
import { DataTable } from "./DataTable.tsx";
import { roundedShares } from "./roundedShares.ts";
import { useStatistics } from "./useStatistics.ts";
import "./statistics.css";

interface StatisticsBoardProps {
  readonly editor: Editor;
  readonly session: PlaySession;
  readonly playId: PlayId;
  readonly onClose: () => void;
}

/** How long the play is, who speaks how much, and how that has changed. The text can't change while it's open. */
export function StatisticsBoard({ editor, session, playId, onClose }: StatisticsBoardProps) {
  const shown = useEditorState(editor, pagesShown);
  const pages = shown === noPages ? undefined : shown.breaks.length;
  const { pages: front } = useFrontManuscript(editor.doc);
  const { statistics, isSlow } = useStatistics(editor);
  const reading = useTimedReading(editor.doc);
  return (
    <Board
      title={actionWords.statistics}
      help="stage"
      onClose={onClose}
      tools={
        statistics &&
        statistics.words > 0 && (
          <Button variant="primary" size="small" onClick={() => save(editor, statistics)}>
            {statisticsWords.downloadCsv}
          </Button>
        )
      }
    >
      <ScrollArea className="statistics" label={statisticsWords.numbers} data-sentry-block>
        <p role="status" className="statistics-status">
          {isSlow && statisticsWords.counting}
        </p>
        {statistics && (
          <>
            <Totals statistics={statistics} pages={pages} before={front.length} reading={reading} />
            <div className="statistics-charts">
              <Balance statistics={statistics} />
              <Characters statistics={statistics} />
              <Scenes scenes={statistics.scenes} times={reading?.scenes} />
              {statistics.words > 0 && <TimedReadingChart {...{ editor, playId, statistics, reading }} />}
              <DailyWordsChart session={session} />
              <ChangeChart playId={playId} now={{ words: statistics.words, pages }} />
            </div>
          </>
        )}
      </ScrollArea>
    </Board>
  );
}

function save(editor: Editor, statistics: PlayStatistics): void {
  const csv = statisticsCsv(statistics, { ...statisticsWords, sceneName: ({ headings }) => sceneName(headings) });
  const title = readFront(editor.doc).title.trim() || menuLabels.untitled;
  download(
    new Blob([csv], { type: "text/csv" }),
    `${statisticsWords.fileName({ title }).replaceAll(/[\\/:*?"<>|]/g, " ")}.csv`,
  );
}

const notKnownYet = "…";

interface TotalsProps {
  readonly statistics: PlayStatistics;
  /** Undefined until they're computed, which takes a moment after the play has opened. */
  readonly pages: number | undefined;
  /** Sheets of paper before the play. */
  readonly before: number;
  readonly reading: TimedReading | undefined;
}

function Totals({ statistics, pages, before, reading }: TotalsProps) {
  const time = runTime({ pages: pages ?? 0, spokenWords: statistics.spoken, timedReading: reading });
  const { byWords, byPages } = time;
  return (
    <dl className="statistics-totals">
      <div>
        <dt>{statisticsWords.pages}</dt>
        <dd>{pages === undefined ? notKnownYet : formatNumber(pages)}</dd>
        {pages !== undefined && (
          <dd className="statistics-why">{describePageCount({ pages, sheets: pages + before })}</dd>
        )}
      </div>
      <div>
        <dt>{statisticsWords.words}</dt>
        <dd>{formatNumber(statistics.words)}</dd>
      </div>
      <div>
        <dt>{statisticsWords.runningTime}</dt>
        <dd>{formatMinutes(time.minutes)}</dd>
        {reading && <dd className="statistics-why">{describeReading(reading, time)}</dd>}
        {!time.isTimed && <dd className="statistics-why">{described(statisticsWords.byWords, byWords)}</dd>}
        {!time.isTimed && pages !== undefined && (
          <dd className="statistics-why">{described(statisticsWords.byPages, byPages)}</dd>
        )}
      </div>
    </dl>
  );
}

function describeReading({ day, seconds }: TimedReading, { isOutdated }: RunTime): string {
  const timed = { day: formatCalendarDay(day), length: formatMinutes(Math.max(1, seconds / 60)) };
  return isOutdated ? timingWords.changedSince(timed) : timingWords.timedOn(timed);
}

const described = (rule: string, { minutes, assumption }: Estimate): string =>
  `${rule}: ${formatMinutes(minutes)}. ${translateSentence(assumption)}`;

function Balance({ statistics: { spoken, directions, other } }: { readonly statistics: PlayStatistics }) {
  const [ofSpoken = 0, ofDirections = 0, ofOther = 0] = roundedShares([spoken, directions, other]);
  const parts = [
    [statisticsWords.spoken, spoken, statisticsWords.percent({ share: ofSpoken })],
    [statisticsWords.directions, directions, statisticsWords.percent({ share: ofDirections })],
    [statisticsWords.other, other, statisticsWords.percent({ share: ofOther })],
  ] as const;
  return (
    <Chart title={statisticsWords.balance}>
      <Bars
        description={statisticsWords.balanceChart({ spoken: ofSpoken, directions: ofDirections, other: ofOther })}
        legend={parts.map(([name, , share]) => `${name} ${share}`)}
        bars={[{ key: "all", label: "", parts: parts.map(([, count]) => count), value: "" }]}
      />
      <DataTable
        caption={statisticsWords.balance}
        head={[statisticsWords.kind, statisticsWords.words, statisticsWords.share]}
        rows={parts}
      />
    </Chart>
  );
}

/** More bars say less. The table has everybody. */
const maxBars = 24;

function Characters({ statistics: { parts } }: { readonly statistics: PlayStatistics }) {
  const [by, setBy] = useState<"words" | "speeches">("words");
  const sorted = [...parts].sort((a, b) => Number(a.isGroup) - Number(b.isGroup) || b[by] - a[by]);
  const nameOf = ({ name, isGroup }: PartCount): string => (isGroup ? statisticsWords.groupName({ name }) : name);
  const title = by === "words" ? statisticsWords.characters : statisticsWords.charactersByLines;
  const first = sorted[0];
  return (
    <Chart title={title}>
      <Segmented
        label={statisticsWords.sortBy}
        value={by}
        choices={[
          { value: "words", label: statisticsWords.words },
          { value: "speeches", label: statisticsWords.lines },
        ]}
        onValue={setBy}
      />
      {first ? (
        <Bars
          description={statisticsWords.charactersChart({ count: sorted.length, first: nameOf(first) })}
          bars={sorted.slice(0, maxBars).map((part) => ({
            key: part.name,
            label: nameOf(part),
            parts: [part[by]],
            value: formatNumber(part[by]),
          }))}
        />
      ) : (
        <p>{statisticsWords.noCharacters}</p>
      )}
      {sorted.length > maxBars && (
        <p className="statistics-why">{statisticsWords.moreCharacters({ count: sorted.length - maxBars })}</p>
      )}
      <DataTable
        caption={title}
        head={[statisticsWords.character, statisticsWords.words, statisticsWords.lines]}
        rows={sorted.map((part) => [nameOf(part), part.words, part.speeches])}
      />
    </Chart>
  );
}

const wordsOf = ({ spoken, directions, other }: SceneLength): number => spoken + directions + other;

interface ScenesProps {
  readonly scenes: readonly SceneLength[];
  /** Seconds of the scenes that were timed, by their headings. */
  readonly times: TimedReading["scenes"];
}

function Scenes({ scenes, times }: ScenesProps) {
  const timeOf = (scene: SceneLength): string => {
    const id = sceneIdOf(scene);
    const seconds = id && times?.[id];
    return seconds === undefined ? "" : formatClock(seconds);
  };
  const [longest] = [...scenes].sort((a, b) => wordsOf(b) - wordsOf(a));
  return (
    <Chart title={statisticsWords.scenes}>
      {longest ? (
        <Bars
          description={statisticsWords.scenesChart({ count: scenes.length, longest: sceneName(longest.headings) })}
          legend={[statisticsWords.spoken, statisticsWords.directions, statisticsWords.other]}
          bars={scenes.map((scene, index) => ({
            key: String(index),
            label: sceneName(scene.headings),
            parts: [scene.spoken, scene.directions, scene.other],
            value: formatNumber(wordsOf(scene)),
          }))}
        />
      ) : (
        <p>{statisticsWords.noScenes}</p>
      )}
      <DataTable
        caption={statisticsWords.scenes}
        head={[
          statisticsWords.scene,
          statisticsWords.total,
          statisticsWords.spoken,
          statisticsWords.directions,
          statisticsWords.lines,
          ...(times ? [timingWords.sceneTime] : []),
        ]}
        rows={scenes.map((scene) => [
          sceneName(scene.headings),
          wordsOf(scene),
          scene.spoken,
          scene.directions,
          scene.speeches,
          ...(times ? [timeOf(scene)] : []),
        ])}
      />
    </Chart>
  );
}
