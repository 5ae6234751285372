import { activityWords } from "#frontend/messages/activity.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { ActivityTable } from "./ActivityTable.tsx";
import { type ActivityQuery, isFiltered } from "./activityQuery.ts";
import { type ShownLog, useActivityLog } from "./useActivityLog.ts";

const words = activityWords.log;

interface ActivityLogCardProps {
  readonly search: ActivityQuery;
  readonly isLive: boolean;
  readonly onSearch: (search: ActivityQuery) => void;
}

/** The activity log in each of its states. */
export function ActivityLogCard({ search, isLive, onSearch }: ActivityLogCardProps) {
  const { log, reload, more } = useActivityLog(search, isLive);
  if (log.kind === "loading") return <Loader label={words.loading} />;
  if (log.kind === "failed") {
    return (
      <Alert kind="bad" heading={words.failed}>
        <p>{log.errorText}</p>
        <Button size="small" onClick={() => void reload()}>
          {words.tryAgain}
        </Button>
      </Alert>
    );
  }
  const { entries, next, fresh } = log.data;
  return (
    <>
      <div className="activity-new" role="status">
        {fresh.count > 0 && (
          <Button size="small" onClick={() => void reload()}>
            {(fresh.isMore ? words.freshAtLeast : words.fresh)({ count: fresh.count })}
          </Button>
        )}
      </div>
      {entries.length > 0 ? (
        <ActivityTable entries={entries} onPerson={(person) => onSearch({ ...search, person })} />
      ) : (
        <p>{next !== undefined ? words.noneYet : isFiltered(search) ? words.noneSo : words.none}</p>
      )}
      <LogFoot log={log.data} onMore={() => void more()} />
    </>
  );
}

interface LogFootProps {
  readonly log: ShownLog;
  readonly onMore: () => void;
}

function LogFoot({ log: { entries, next, isReading, problem }, onMore }: LogFootProps) {
  return (
    <>
      {problem && <Alert kind="bad">{problem}</Alert>}
      <div className="activity-foot">
        {next !== undefined && (
          <Button isBusy={isReading} busyText={words.busy} onClick={onMore}>
            {entries.length > 0 ? words.more : furtherBack(next)}
          </Button>
        )}
        {entries.length > 0 && <span>{words.shown({ count: entries.length })}</span>}
      </div>
    </>
  );
}

/** Says where the search continues: before an entry, or with an entire day. */
function furtherBack(place: string): string {
  const [day = "", time] = place.split("T");
  return time === undefined ? words.onWith({ day: day.slice(0, 10) }) : words.back({ day, time: time.slice(0, 5) });
}
