import { Link } from "react-router-dom";
import { listSubmissions, type SubmissionPlace } from "#domain/api/submissions.ts";
import { dayIn, daysUntil, isAnswerLate, momentOf, upcoming } from "#domain/submissions/deadlines.ts";
import type { Submission } from "#domain/submissions/submission.ts";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";
import { readerLocale } from "#frontend/messages/locale.ts";
import { dueWords } from "#frontend/messages/submissionsDue.yaml";
import { ownZone } from "#frontend/modules/submissions/today.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";

/** The submission that's due next, and how many answers are late. Renders nothing if there's neither. */
export function DueLine() {
  const { data } = useServerData<readonly Submission[]>({ key: ["open-submissions"], load: loadOpen });
  if (!data) return null;
  const today = { now: new Date(), zone: ownZone() };
  const [next] = upcoming(data, today);
  const late = data.filter((one) => isAnswerLate(one, today)).length;
  if (!next && late === 0) return null;
  return (
    <p>
      <Link to="/submissions">
        {[next && describeNext(next, today), late > 0 && dueWords.late({ count: late })].filter(Boolean).join(" · ")}
      </Link>
    </p>
  );
}

/** More open submissions than this aren't counted. */
const maxPages = 5;

async function loadOpen(signal: AbortSignal): Promise<readonly Submission[]> {
  const open: Submission[] = [];
  let cursor: SubmissionPlace | undefined;
  for (let page = 0; page < maxPages; page++) {
    const answer = await call(listSubmissions, { query: { open: "true", ...(cursor && { cursor }) }, signal });
    open.push(...answer.submissions);
    cursor = answer.cursor;
    if (cursor === undefined) break;
  }
  return open;
}

function describeNext({ deadline, recipient, playTitle }: Submission, { now, zone }: { now: Date; zone: string }) {
  if (!deadline) return undefined;
  const day = nameOfDay(dayIn(momentOf(deadline, zone), zone), dayIn(now, zone));
  return playTitle === "" ? dueWords.next({ day, recipient }) : dueWords.nextOf({ day, recipient, play: playTitle });
}

/** Returns "today", "tomorrow", a day of this week, or the date. */
function nameOfDay(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days > 6) return dueWords.onDay({ day: formatCalendarDay(day) });
  if (days > 1) return dueWords.onDay({ day: weekdayOf(day) });
  return new Intl.RelativeTimeFormat(readerLocale(), { numeric: "auto" }).format(days, "day");
}

const weekdayOf = (day: string): string =>
  new Intl.DateTimeFormat(readerLocale(), { weekday: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
