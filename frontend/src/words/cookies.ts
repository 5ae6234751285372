import type { StorageEntryName, StoragePlace } from "#domain/consent/storageEntries.ts";

interface EntryWords {
  readonly why: string;
  readonly until: string;
}

const untilCleared = "You clear the browser's data";
const untilTabCloses = "You close the tab";
const functional = "You clear the browser's data. If you don't allow functional entries: you close the tab";
const hubspot = "Only with your consent to analytics, and only where this site uses HubSpot";

/** Every entry that the site leaves in a browser: the list itself is `storageEntries`, and none can be missing here. */
const entries: Readonly<Record<StorageEntryName, EntryWords>> = {
  consentFlag: { why: "That you have answered the question about cookies", until: untilCleared },
  consentPreferences: { why: "What you answered, kind by kind", until: untilCleared },
  signIn: { why: "That you are signed in", until: "You sign out, or 30 days after your last visit" },
  afterSignIn: {
    why: "The page you were going to when you signed up, so that the link in the e-mail leads there",
    until: "You sign up again, or clear the browser's data; it counts for a day",
  },
  device: { why: "A random name of this browser, so that your devices can be told apart", until: untilCleared },
  ownLinks: {
    why: "Which share links are your own, so that your visits aren't counted as a reader's",
    until: untilCleared,
  },
  replies: { why: "Replies to feedback that you began and have not sent", until: "They are sent, or you sign out" },
  readerFeedback: {
    why: "For readers of a shared play: comments that are not sent yet, and the random key that lets you change your own",
    until: untilCleared,
  },
  healthCheck: { why: "A test of whether this browser keeps what it is given", until: "At once" },
  theme: { why: "The theme you chose", until: functional },
  view: { why: "Whether your plays are shown as a shelf or as a list", until: functional },
  places: { why: "The place in each play where you stopped writing, without its words", until: functional },
  readingPlaces: { why: "The place in each shared play where you stopped reading, and the layout", until: functional },
  readingSize: { why: "The text size you chose for reading", until: functional },
  reader: { why: "The name and e-mail address that you gave with a comment on a shared play", until: functional },
  reloadedAt: {
    why: "When the page last reloaded itself for a newer release, so that it does not do so again and again",
    until: untilTabCloses,
  },
  activitySession: { why: "A random number for this visit in your activity log", until: untilTabCloses },
  lastLogin: { why: "When you were here before, to say it on the security page", until: untilTabCloses },
  profileDraft: {
    why: "What you wrote into your profile and did not save yet",
    until: "It is saved, or you close the tab",
  },
  newEmail: { why: "The new address that waits for its code", until: "The code is typed, or you close the tab" },
  linkPass: {
    why: "That you have given the password of a share link, so that a reload does not ask again",
    until: untilTabCloses,
  },
  beforeCheckout: { why: "The page you were on before you went to pay", until: untilTabCloses },
  contactSync: {
    why: "What HubSpot, which holds our contacts, was told of you in this visit, so that it is not told twice",
    until: untilTabCloses,
  },
  contactSeen: {
    why: "Your address, plan and choice about HubSpot as of the last look, so that only changes are passed on",
    until: untilTabCloses,
  },
  contactProperties: { why: "When HubSpot was last told of your plan and number of plays", until: untilTabCloses },
  profileSync: { why: "That your profile was passed on to HubSpot today", until: untilTabCloses },
  automatedMail: { why: "Which automatic e-mails were considered in this visit", until: untilTabCloses },
  automation: { why: "For administrators: the result of the last action", until: untilTabCloses },
  visits: {
    why: "Which pages were counted today, so that none is counted twice. Only with your consent to analytics",
    until: "You take the consent back, or close the tab",
  },
  replay: {
    why: "Which recording this visit belongs to. Only with your consent to analytics",
    until: untilTabCloses,
  },
  plays: {
    why: "Your plays on this device, and words that wait to be sent",
    until: "You sign out and everything is sent, or you clear the browser's data",
  },
  hubspotVisitor: {
    why: `A random number by which HubSpot knows this browser again. ${hubspot}`,
    until: "You take the consent back, or after six months",
  },
  hubspotVisits: {
    why: `When this browser visited first, last and now. ${hubspot}`,
    until: "You take the consent back, or after six months",
  },
  hubspotVisit: {
    why: `Which page views belong to one visit. ${hubspot}`,
    until: "You take the consent back, or after half an hour",
  },
  hubspotBrowser: {
    why: `Whether the browser was closed since the last visit. ${hubspot}`,
    until: "You take the consent back, or close the browser",
  },
  hubspotOptOut: {
    why: "That HubSpot is to be told nothing: because you took your consent back, or while a page with a private address is open",
    until: "You agree again, or after six months",
  },
};

const places: Readonly<Record<StoragePlace, string>> = {
  local: "Local storage",
  session: "Session storage",
  "indexed-db": "IndexedDB",
  cookie: "Cookie of HubSpot's",
};

export const cookieWords = {
  title: "Cookies",
  lead: "Ghostlight itself sets no cookies. It keeps a few things in your browser's own storage, and they work in the same way. Essential entries are needed for what you ask of Ghostlight. Functional entries remember your settings: without your consent they last until you close the tab. Entries for analytics, HubSpot's cookies among them, need your consent.",
  name: "Entry",
  where: "Where",
  kind: "Kind",
  until: "Until",
  kinds: { essential: "Essential", functional: "Functional", analytics: "Analytics" },
  places,
  entries,
  none: "Only with your consent to analytics do we note which pages you visit, record how some visits went, for finding errors, and tell HubSpot which pages you open and, where you are signed in, who you are: never the manuscript, a shared play or what you type. Take the consent back, and it stops at once. Reports of errors, without a word of your plays and without your name, are essential. There is no advertising. You can change your mind at any time under “Cookie Settings” at the foot of the page.",
} as const;
