import type { FoundPerson, LoggedActivity } from "#domain/api/adminActivity.ts";
import { activityWords } from "#frontend/messages/activity.yaml";
import { logger } from "#frontend/platform/logger.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { ScrollTable } from "#frontend/ui/ScrollTable.tsx";
import { adminKeys } from "../adminKeys.ts";
import { knownPeople, rememberPeople } from "../people.ts";
import { dataLineOf, pathOf } from "./activityRows.ts";

const { log: words, types } = activityWords;

interface ActivityTableProps {
  readonly entries: readonly LoggedActivity[];
  readonly onPerson: (name: string) => void;
}

export function ActivityTable({ entries, onPerson }: ActivityTableProps) {
  const people = usePeople(entries);
  return (
    <div className="activity-log">
      <ScrollTable caption={words.title}>
        <thead>
          <tr>
            {[words.when, words.who, words.type, words.data, words.page, words.device].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="activity-rows">
          {entries.map((entry) => (
            <tr key={entry.place}>
              <td>
                <time dateTime={entry.timestamp}>
                  <span>{entry.timestamp.slice(0, 10)}</span> <b>{entry.timestamp.slice(11, 19)}</b>
                </time>
              </td>
              <td className="activity-person">
                <PersonButton id={entry.user_id} person={people.get(entry.user_id)} onPerson={onPerson} />
              </td>
              <td className="activity-type">{types[entry.activity_type]}</td>
              <td className="activity-data">{dataLineOf(entry)}</td>
              <td className="activity-page" title={entry.page_url}>
                {pathOf(entry.page_url)}
              </td>
              <td className="activity-device" title={entry.user_agent}>
                {entry.user_agent}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}

interface PersonButtonProps {
  readonly id: string;
  /** Null if the account no longer exists; undefined until it has been looked up. */
  readonly person: FoundPerson | null | undefined;
  readonly onPerson: (name: string) => void;
}

/** A person in two lines, so that nothing moves when the name arrives. */
function PersonButton({ id, person, onPerson }: PersonButtonProps) {
  const [name, below] = person
    ? [person.name || words.unnamed, person.email]
    : [`${id.slice(0, 8)}…`, person === null ? words.left : "\u00a0"];
  return (
    <button
      type="button"
      aria-label={words.onlyOf({ name: person ? person.email : id })}
      onClick={() => onPerson(person?.email ?? id)}
    >
      <b>{name}</b>
      <span>{below}</span>
    </button>
  );
}

/** The people behind the entries, as far as they have been looked up. */
function usePeople(entries: readonly LoggedActivity[]): ReadonlyMap<string, FoundPerson | null> {
  const userIds = [...new Set(entries.map(({ user_id }) => user_id))];
  const { data } = useServerData({
    key: adminKeys.people(userIds),
    load: async (signal) => {
      await rememberPeople(userIds, signal).catch((error: unknown) => {
        if (!signal.aborted) logger.warn("The names for the activity log could not be fetched", { error });
      });
      return new Map(knownPeople);
    },
  });
  return data ?? knownPeople;
}
