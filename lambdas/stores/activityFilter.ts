import { type LoggedActivity, loggedActivity } from "#domain/api/adminActivity.ts";
import type { UserId } from "#domain/play/play.ts";
import { dayMs } from "#domain/time.ts";
import { activityKeyOf, activityPlaceOf, shardsOf } from "./activity.ts";
import { tableSchema } from "./schema.ts";
import { type Item, type Query, queryPage, type Table } from "./table.ts";

export interface ActivityFilter {
  /** The first and the last UTC day. */
  readonly from: string;
  readonly to: string;
  readonly userId?: UserId | undefined;
  readonly type?: string | undefined;
  readonly path?: string | undefined;
  /** Only entries before this place. */
  readonly before?: string | undefined;
}

interface Found {
  readonly entries: LoggedActivity[];
  /** The search continues before this place. Undefined at the end. */
  readonly next: string | undefined;
}

/** A page is full at this many entries. It may hold a few more. */
const fullPage = 50;
/** Entries requested from one shard at a time. It's more if a filter lets few of them through. */
const fewOfShard = 10;
const manyOfShard = 50;
/**
 * One page queries all shards at most this many times. So it reads at most 3,200 entries or eight empty days, however
 * large the log is.
 */
const maxRounds = 8;
/** Entries that one page of a single user's log reads. */
const ownPage = 200;

/** Sorts after every place of the day. */
const endOf = (day: string): string => `${day}~`;
const dayOf = (place: string): string => place.slice(0, 10);
const dayBefore = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

/** Returns one page of the log, latest entry first. The cost doesn't depend on the size of the log. */
export async function searchActivity(table: Table, search: ActivityFilter): Promise<Found> {
  const before = [endOf(search.to), search.before ?? endOf(search.to)].sort()[0] ?? "";
  if (before < search.from) return { entries: [], next: undefined };
  return search.userId === undefined
    ? searchDays(table, search, before)
    : searchPerson(table, { ...search, userId: search.userId, before });
}

/** Searches the days from last to first, in rounds. */
async function searchDays(table: Table, search: ActivityFilter, start: string): Promise<Found> {
  const entries: LoggedActivity[] = [];
  let before = start;
  for (let round = 0; round < maxRounds && entries.length < fullPage; round++) {
    const day = dayOf(before);
    if (day < search.from) return { entries, next: undefined };
    const part = await readShards(table, search, day, before);
    entries.push(...part.entries);
    before = part.next ?? endOf(dayBefore(day));
  }
  return { entries, next: dayOf(before) < search.from ? undefined : before };
}

/**
 * Reads a day's latest entries before a place, from all shards. Only entries later than the point where the first shard
 * stopped are complete. The rest is read again with the next page.
 */
async function readShards(table: Table, search: ActivityFilter, day: string, before: string): Promise<Found> {
  const { condition, values } = filterOf(search);
  const pages = await Promise.all(
    shardsOf(day).map((shard) =>
      queryPage(table, {
        IndexName: tableSchema.index.name,
        KeyConditionExpression: "GSI1PK = :shard AND GSI1SK < :before",
        ...condition,
        ExpressionAttributeValues: { ":shard": shard, ":before": before, ...values },
        ScanIndexForward: false,
        Limit: condition ? manyOfShard : fewOfShard,
      }),
    ),
  );
  const reached = pages.flatMap(({ next }) => (next ? placeInIndex(next) : [])).sort();
  const next = reached.at(-1);
  const found = pages.flatMap(({ items }) => items.map((item) => entryAt(placeInIndex(item), item)));
  return { entries: found.filter(({ place }) => !next || place >= next).sort(laterFirst), next };
}

const placeInIndex = (item: object): string => String((item as Item)[tableSchema.index.sortKey]);

/** Never compare by locale: the table sorts by code point. */
const laterFirst = (one: LoggedActivity, other: LoggedActivity): number => (one.place < other.place ? 1 : -1);

type PersonSearch = ActivityFilter & { readonly userId: UserId; readonly before: string };

/** One user's entries are in one partition of the base table. */
async function searchPerson(table: Table, search: PersonSearch): Promise<Found> {
  const { condition, values } = filterOf(search);
  const { PK, SK: first } = activityKeyOf(search.userId, search.from);
  const { items, next } = await queryPage(table, {
    KeyConditionExpression: "PK = :user AND SK BETWEEN :first AND :before",
    ...condition,
    ExpressionAttributeValues: {
      ":user": PK,
      ":first": first,
      ":before": activityKeyOf(search.userId, search.before).SK,
      ...values,
    },
    ScanIndexForward: false,
    Limit: ownPage,
  });
  const entries = items.map((item) => entryAt(activityPlaceOf(String(item.SK)), item));
  return { entries: entries.filter(({ place }) => place < search.before), next: next && activityPlaceOf(next.SK) };
}

interface Filter {
  readonly condition: Pick<Query, "FilterExpression"> | undefined;
  readonly values: Record<string, string>;
}

function filterOf({ type, path }: ActivityFilter): Filter {
  const parts = [
    ...(type === undefined ? [] : [{ expression: "activity_type = :type", values: { ":type": type } }]),
    ...(path === undefined ? [] : [{ expression: "contains(page_url, :path)", values: { ":path": path } }]),
  ];
  const FilterExpression = parts.map(({ expression }) => expression).join(" AND ");
  return {
    condition: FilterExpression ? { FilterExpression } : undefined,
    values: Object.assign({}, ...parts.map(({ values }) => values)),
  };
}

const entryAt = (place: string, item: Item): LoggedActivity => loggedActivity.parse({ ...item, place });
