import type { FoundPerson, LoggedActivity } from "#domain/api/adminActivity.ts";
import { type CsvCell, csvFile } from "#domain/csv.ts";
import { activityWords } from "#frontend/messages/activity.yaml";

const words = activityWords.data;

/** Summarizes an entry's data on one line, the most useful part first. */
export function dataLineOf({ activity_type, activity_data }: LoggedActivity): string {
  const { play_title, play_id, page_name, referrer, sign_in_time, word_count, format, is_auto_save } = activity_data;
  const parts: readonly unknown[] = [
    page_name,
    referrer && words.from({ address: String(referrer) }),
    sign_in_time && words.at({ time: momentOf(String(sign_in_time)) }),
    play_title || (play_id && words.untitled),
    typeof word_count === "number" && words.words({ count: word_count }),
    format,
    activity_type === "play_saved" && (is_auto_save ? words.byItself : words.byHand),
  ];
  return parts.filter(Boolean).join(", ");
}

/** Formats an instant of the log. What a browser wrote in another form stays as it is. */
const momentOf = (instant: string): string => instant.replace(/^([\d-]{10})T([\d:]{8})\.\d+Z$/, "$1 $2");

/** Returns an address's path, or the text itself if it isn't an address. */
export const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address);

const head = [
  "timestamp",
  "user_id",
  "name",
  "email",
  "activity_type",
  "activity_data",
  "page_url",
  "user_agent",
  "session_id",
];

/** Returns the log as CSV, with people's names where they are known. */
export const activityCsv = (
  entries: readonly LoggedActivity[],
  people: ReadonlyMap<string, FoundPerson | null>,
): string =>
  csvFile(
    head,
    entries.map((entry): readonly CsvCell[] => {
      const person = people.get(entry.user_id);
      return [
        entry.timestamp,
        entry.user_id,
        person?.name,
        person?.email,
        entry.activity_type,
        JSON.stringify(entry.activity_data),
        entry.page_url,
        entry.user_agent,
        entry.session_id,
      ];
    }),
  );
