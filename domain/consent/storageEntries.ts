import type { CookiePreferences } from "./cookiePreferences.ts";
import { functionalEntries } from "./functionalEntries.ts";

/** Where in the browser an entry is stored. */
export type StoragePlace = "local" | "session" | "indexed-db" | "cache" | "cookie";

interface StorageEntry {
  /** The entry's name in the browser, or with `isPrefix`, the prefix of its names. */
  readonly key: string;
  readonly isPrefix?: true;
  readonly place: StoragePlace;
  /** The consent it depends on. Without functional consent, a functional local entry lasts only for the visit. */
  readonly kind: keyof CookiePreferences;
}

/**
 * Everything the site stores in a browser, by our code and our libraries. What isn't listed here can't be written (see
 * `browserStorage.ts`), and the cookie policy lists all of it.
 */
export const storageEntries = {
  consentFlag: { key: "cookie-consent", place: "local", kind: "essential" },
  consentPreferences: { key: "cookie-preferences", place: "local", kind: "essential" },
  signIn: { key: "CognitoIdentityServiceProvider.", isPrefix: true, place: "local", kind: "essential" },
  afterSignIn: { key: "after-sign-in", place: "local", kind: "essential" },
  stage: { key: "ghostlight.stage", place: "local", kind: "essential" },
  device: { key: "ghostlight.device", place: "local", kind: "essential" },
  storageAsked: { key: "ghostlight.storage-asked", place: "local", kind: "essential" },
  deviceReport: { key: "ghostlight.device-report", place: "local", kind: "essential" },
  ownLinks: { key: "ghostlight.own.", isPrefix: true, place: "local", kind: "essential" },
  unstoredWords: { key: "ghostlight.unstored-words", place: "local", kind: "essential" },
  stopwatch: { key: "ghostlight.stopwatch.", isPrefix: true, place: "local", kind: "essential" },
  replies: { key: "ghostlight.replies", place: "local", kind: "essential" },
  readerFeedback: { key: "ghostlight.feedback.", isPrefix: true, place: "local", kind: "essential" },
  healthCheck: { key: "health-check", place: "local", kind: "essential" },
  ...functionalEntries,
  cookieNotice: { key: "ghostlight.cookie-notice", place: "session", kind: "essential" },
  reloadedAt: { key: "ghostlight.reloadedAt", place: "session", kind: "essential" },
  activitySession: { key: "ghostlight.session", place: "session", kind: "essential" },
  lastLogin: { key: "ghostlight.last-login", place: "session", kind: "essential" },
  profileDraft: { key: "ghostlight.profile.", isPrefix: true, place: "session", kind: "essential" },
  newEmail: { key: "ghostlight.new-email.", isPrefix: true, place: "session", kind: "essential" },
  linkPass: { key: "ghostlight.pass.", isPrefix: true, place: "session", kind: "essential" },
  beforeCheckout: { key: "ghostlight.before-checkout", place: "session", kind: "essential" },
  contactSync: { key: "ghostlight.contact-sync.", isPrefix: true, place: "session", kind: "essential" },
  contactSeen: { key: "ghostlight.contact-seen.", isPrefix: true, place: "session", kind: "essential" },
  contactProperties: { key: "ghostlight.contact-properties.", isPrefix: true, place: "session", kind: "essential" },
  profileSync: { key: "ghostlight.profile-sync.", isPrefix: true, place: "session", kind: "essential" },
  automatedMail: { key: "automated-mail:", isPrefix: true, place: "session", kind: "essential" },
  automation: { key: "ghostlight.automation", place: "session", kind: "essential" },
  visits: { key: "ghostlight.visits.", isPrefix: true, place: "session", kind: "analytics" },
  replay: { key: "sentryReplaySession", place: "session", kind: "analytics" },
  plays: { key: "ghostlight", place: "indexed-db", kind: "essential" },
  earlierTexts: { key: "ghostlight-history", place: "indexed-db", kind: "essential" },
  lastRead: { key: "ghostlight-read", place: "indexed-db", kind: "essential" },
  release: { key: "ghostlight-release", place: "cache", kind: "essential" },
  usedFiles: { key: "ghostlight-used", place: "cache", kind: "essential" },
  siteSettings: { key: "ghostlight-config", place: "cache", kind: "essential" },
  readerFiles: { key: "ghostlight-reader", place: "cache", kind: "essential" },
  hubspotVisitor: { key: "hubspotutk", place: "cookie", kind: "analytics" },
  hubspotVisits: { key: "__hstc", place: "cookie", kind: "analytics" },
  hubspotVisit: { key: "__hssc", place: "cookie", kind: "analytics" },
  hubspotBrowser: { key: "__hssrc", place: "cookie", kind: "analytics" },
  hubspotOptOut: { key: "__hs_do_not_track", place: "cookie", kind: "essential" },
} as const satisfies Readonly<Record<string, StorageEntry>>;

export type StorageEntryName = keyof typeof storageEntries;

type Entries = (typeof storageEntries)[StorageEntryName];
type KeyOf<Entry> = Entry extends { readonly isPrefix: true; readonly key: infer Key extends string }
  ? `${Key}${string}`
  : Entry extends { readonly key: infer Key }
    ? Key
    : never;

export type LocalKey = KeyOf<Extract<Entries, { readonly place: "local" }>>;
export type SessionKey = KeyOf<Extract<Entries, { readonly place: "session" }>>;

const all: readonly (readonly [string, StorageEntry])[] = Object.entries(storageEntries);

/** Returns the entry that a storage name belongs to; undefined if none is listed. */
export const storageEntryOf = (place: StoragePlace, name: string): StorageEntryName | undefined =>
  all.find(
    ([, entry]) => entry.place === place && (entry.isPrefix ? name.startsWith(entry.key) : name === entry.key),
  )?.[0] as StorageEntryName | undefined;
