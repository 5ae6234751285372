import { callWords } from "#frontend/messages/calls.yaml";
import { formatCalendarDay } from "#frontend/messages/formatCalendarDay.ts";

/** As the server accepts it. */
const maxNameLength = 100;
/** A recipient may have 200 characters. */
const maxRecipientInName = 60;
/** More than fit are counted. Room for that is left after every name of more than one recipient. */
const maxCounted = 99;

interface SentTo {
  readonly recipient: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/**
 * Returns what a version is called once it has been sent. `before` is its name until then: it stays, with the new recipient after it,
 * or with the number of recipients that don't fit. If even that doesn't fit, it's as before.
 */
export function sentVersionName(sentTo: SentTo, before = ""): string {
  const added = nameOfSending(sentTo);
  if (before === "") return callWords.versionName({ sent: added });
  if (before.includes(added)) return before;
  const { names, counted } = splitCounted(before);
  const more = `${names}; ${names.includes(sentPrefix) ? added : callWords.versionName({ sent: added })}`;
  if (counted === 0 && more.length + countOf(maxCounted).length <= maxNameLength) return more;
  const withCount = `${names}${countOf(Math.min(maxCounted, counted + 1))}`;
  return names.includes(sentPrefix) && withCount.length <= maxNameLength ? withCount : before;
}

/** Returns what the log calls the version: a name that the writer gave it, or else to whom it was sent. */
export function versionNameInLog(sentTo: SentTo, before = ""): string {
  const [given = ""] = before.split(sentPrefix);
  return given.replace(/[; ]+$/, "") || callWords.versionName({ sent: nameOfSending(sentTo) });
}

const sentPrefix = callWords.versionName({ sent: "" });

const nameOfSending = ({ recipient, day }: SentTo): string =>
  callWords.sentToOn({
    recipient: Array.from(recipient).slice(0, maxRecipientInName).join("").trim(),
    day: formatCalendarDay(day),
  });

const countOf = (count: number): string => ` ${callWords.andMore({ count })}`;

function splitCounted(name: string): { readonly names: string; readonly counted: number } {
  for (let counted = 1; counted <= maxCounted; counted++) {
    const end = countOf(counted);
    if (name.endsWith(end)) return { names: name.slice(0, -end.length), counted };
  }
  return { names: name, counted: 0 };
}
