/** How much one kind of writer writes in a month. */
interface WriterKind {
  readonly name: string;
  readonly share: number;
  readonly hours: number;
}

/** An assumption, to be replaced by the activity log's figures: most people who are active in a month write little. */
export const writerKinds: readonly WriterKind[] = [
  { name: "writes most days", share: 0.1, hours: 20 },
  { name: "writes every week", share: 0.3, hours: 5 },
  { name: "opens a play now and then", share: 0.6, hours: 1.5 },
];

export const averageHours = writerKinds.reduce((sum, { share, hours }) => sum + share * hours, 0);

/** From `npm run bench -- saving` (45 minutes of writing Hamlet). Where it has a limit, this is the limit. */
const sessionHours = 0.75;
const savesPerSession = 369;
const unitsPerSave = { write: 2.6 };
const unitsPerOpening = { read: 40 };
const unitsPerCheck = { read: 19, timesPerSession: 3 };

/** Counted in the code: three token refreshes and health reports, and one each of the other things that a session does. */
const otherRequestsPerSession = 30;
/** Activity entries and a device's report: two units each, with their index. */
const otherUnitsPerSession = { write: 30, read: 60 };

/** From `npm run bench -- sharing` and `feedback`: readers that a writer's links have in a month, and what they write. */
const readers = { visits: 4, read: 20, kilobytes: 200, comments: 6, commentUnits: { write: 9, read: 19 } };

/** From `npm run bench -- load`: a save's time in its function, doubled, because a function has less than one processor. */
const functionSeconds = 0.035;
const functionGigabytes = 1;

/** Two lines of our own, one of the API, and three of Lambda; the site's requests aren't logged. */
const logBytesPerRequest = 1_100;
/** A save's answer; and in a month, two releases of the app. */
const answerBytes = 700;
const appMegabytes = 6;
/** Opened pages and their configuration. The browser has the other files. */
const siteRequestsPerSession = 12;
/** Two to sign in, and two about comments and replies, which most people leave off. */
const mailsPerMonth = 4;
/** Three plays with a log of seven days, their snapshots and versions. */
const storedMegabytes = 6;

/** What an average active writer uses in a month. */
export function unitsOf(hours: number) {
  const sessions = hours / sessionHours;
  const saves = sessions * savesPerSession;
  const requests = saves + sessions * otherRequestsPerSession + readers.visits + readers.comments;
  const readsPerSession = unitsPerOpening.read + unitsPerCheck.read * unitsPerCheck.timesPerSession;
  return {
    sessions,
    saves,
    requests,
    tableWrites:
      saves * unitsPerSave.write +
      sessions * otherUnitsPerSession.write +
      readers.comments * readers.commentUnits.write,
    tableReads:
      sessions * (readsPerSession + otherUnitsPerSession.read) +
      readers.visits * readers.read +
      readers.comments * readers.commentUnits.read,
    functionGigabyteSeconds: requests * functionSeconds * functionGigabytes,
    siteRequests: requests + sessions * siteRequestsPerSession,
    siteGigabytes: (requests * answerBytes) / 1e9 + (readers.visits * readers.kilobytes) / 1e6 + appMegabytes / 1e3,
    logGigabytes: (requests * logBytesPerRequest) / 1e9,
    mails: mailsPerMonth,
    storedGigabytes: storedMegabytes / 1e3,
    tokenRefreshes: sessions * 3,
  };
}

export type WriterUnits = ReturnType<typeof unitsOf>;

/** How long a save keeps a copy of its function busy, in seconds. */
export const busySecondsPerRequest = functionSeconds;
