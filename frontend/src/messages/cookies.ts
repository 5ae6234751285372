import type { StorageEntryName, StoragePlace } from "#domain/consent/storageEntries.ts";
import { translated } from "./translation.ts";

interface EntryWords {
  readonly why: string;
  readonly until: string;
}

const untilCleared = "You clear the browser's data";
const untilTabCloses = "You close the tab";
const untilSignedOut =
  "You sign out or clear the browser's data. If you don't allow functional entries, you close the tab";
const functional = "You clear the browser's data. If you don't allow functional entries, you close the tab";
const hubspot = "Only with your consent to analytics, and only if this site uses HubSpot";

/** A description of every entry in `storageEntries`. The type requires all of them. */
const entries: Readonly<Record<StorageEntryName, EntryWords>> = {
  consentFlag: { why: "That you've answered the cookie question", until: untilCleared },
  consentPreferences: { why: "Your choice for each kind of entry", until: untilCleared },
  signIn: { why: "That you're signed in", until: "You sign out, or 30 days after your last visit" },
  afterSignIn: {
    why: "The page you were going to when you signed up, so the link in the e-mail can take you there",
    until: "You sign up again or clear the browser's data. It's valid for one day",
  },
  stage: {
    why: "What you wrote on the home page's manuscript page, so that it can become your first play",
    until:
      "You discard it or clear the browser's data. It's valid for 30 days. Once it's a play, only the play's ID is stored, for one day",
  },
  device: { why: "A random ID for this browser, so we can tell your devices apart", until: untilCleared },
  storageAsked: {
    why: "When this browser was last asked not to delete your plays if the device runs out of space",
    until: untilCleared,
  },
  deviceReport: {
    why: "What this browser last reported about changes that wait here, so it isn't reported again and again",
    until: untilSignedOut,
  },
  ownLinks: {
    why: "Which share links are your own, so your visits aren't counted as a reader's",
    until: untilCleared,
  },
  unstoredWords: {
    why: "How many words you had just written when you left a play that has a daily goal, without the text",
    until: "You open the play again or sign out",
  },
  replies: { why: "Replies to comments that you started but haven't sent", until: "You send them or sign out" },
  readerFeedback: {
    why: "For readers of a shared play: comments that haven't been sent yet, and the random key that lets you change your own",
    until: untilCleared,
  },
  healthCheck: { why: "A test of whether this browser can store data", until: "The test ends" },
  theme: { why: "The theme you chose", until: functional },
  language: { why: "The language you chose for Ghostlight", until: functional },
  view: { why: "Whether you see your plays as a shelf or a list", until: functional },
  places: { why: "Where you stopped writing in each play, without the text", until: functional },
  outline: { why: "Which acts you collapsed in each play's outline", until: functional },
  listening: { why: "The speed, voices, and options you chose for reading each play aloud", until: functional },
  playCounts: { why: "How long each play was on each day you wrote, without the text", until: functional },
  exportSettings: { why: "The options you chose when you exported each play", until: functional },
  editorView: { why: "How the editor shows pages, such as their size", until: functional },
  shortcuts: { why: "The keyboard shortcuts you changed", until: functional },
  packageChoices: {
    why: "What you chose for each play's submission package, with the text of your cover letter",
    until: untilSignedOut,
  },
  presets: {
    why: "A copy of your presets, so that you can use them offline",
    until: untilSignedOut,
  },
  readingPlaces: { why: "Where you stopped reading in each shared play, and the layout", until: functional },
  readingSize: { why: "The text size you chose for reading", until: functional },
  reader: { why: "The name and e-mail address you gave with a comment on a shared play", until: functional },
  cookieNotice: { why: "That you hid the cookie notice without an answer", until: untilTabCloses },
  reloadedAt: {
    why: "When the page last reloaded for a newer release, so it doesn't reload over and over",
    until: untilTabCloses,
  },
  activitySession: { why: "A random ID for this visit in your activity log", until: untilTabCloses },
  lastLogin: { why: "The time of your last visit, to show on the security page", until: untilTabCloses },
  profileDraft: {
    why: "Changes to your profile that you haven't saved yet",
    until: "You save them or close the tab",
  },
  newEmail: { why: "A new e-mail address you haven't confirmed yet", until: "You enter the code or close the tab" },
  linkPass: {
    why: "That you've entered a share link's password, so you aren't asked again when you reload",
    until: untilTabCloses,
  },
  beforeCheckout: { why: "The page you were on before you went to the payment page", until: untilTabCloses },
  contactSync: {
    why: "What we shared with HubSpot, our contact system, during this visit, so we don't send it twice",
    until: untilTabCloses,
  },
  contactSeen: {
    why: "Your address, plan, and HubSpot setting when we last checked, so we only send changes",
    until: untilTabCloses,
  },
  contactProperties: { why: "When we last sent your plan and number of plays to HubSpot", until: untilTabCloses },
  profileSync: { why: "That we sent your profile to HubSpot today", until: untilTabCloses },
  automatedMail: { why: "Which automatic e-mails were considered during this visit", until: untilTabCloses },
  automation: { why: "For administrators: the result of the last action", until: untilTabCloses },
  visits: {
    why: "Which pages were counted today, so no page is counted twice. Only with your consent to analytics",
    until: "You withdraw your consent or close the tab",
  },
  replay: {
    why: "Which recording this visit belongs to. Only with your consent to analytics",
    until: untilTabCloses,
  },
  plays: {
    why: "Your plays on this device, and changes that haven't synced yet",
    until: "You sign out and everything has synced, or you clear the browser's data",
  },
  release: {
    why: "Ghostlight's own files, so it opens offline once you've signed in here. They're the same for everyone",
    until: untilCleared,
  },
  usedFiles: {
    why: "Fonts and other files of Ghostlight that you've used here, so they work offline",
    until: untilCleared,
  },
  siteSettings: {
    why: "This site's public settings, such as the address for signing in, so Ghostlight opens offline",
    until: untilCleared,
  },
  hubspotVisitor: {
    why: `A random ID that lets HubSpot recognize this browser. ${hubspot}`,
    until: "You withdraw your consent, or after 6 months",
  },
  hubspotVisits: {
    why: `The times of this browser's first, previous, and current visits. ${hubspot}`,
    until: "You withdraw your consent, or after 6 months",
  },
  hubspotVisit: {
    why: `Which page views belong to one visit. ${hubspot}`,
    until: "You withdraw your consent, or after 30 minutes",
  },
  hubspotBrowser: {
    why: `Whether the browser has been closed since the last visit. ${hubspot}`,
    until: "You withdraw your consent or close the browser",
  },
  hubspotOptOut: {
    why: "That nothing may be sent to HubSpot, either because you withdrew your consent or because a page with a private address is open",
    until: "You consent again, or after 6 months",
  },
};

const places: Readonly<Record<StoragePlace, string>> = {
  local: "Local storage",
  session: "Session storage",
  "indexed-db": "IndexedDB",
  cache: "Cache storage",
  cookie: "HubSpot cookie",
};

export const cookieWords = translated("cookieWords", {
  title: "Cookie policy",
  lead: "Ghostlight itself doesn't set cookies. It stores a few entries in your browser's own storage, which works in a similar way. Essential entries are needed for Ghostlight to work. Functional entries remember your settings; without your consent, they last only until you close the tab. Analytics entries, including HubSpot's cookies, need your consent.",
  name: "Entry",
  where: "Stored in",
  kind: "Kind",
  until: "Kept until",
  kinds: { essential: "Essential", functional: "Functional", analytics: "Analytics" },
  places,
  entries,
  none: "If you consent to analytics, we log which pages you visit, record some visits to help us find errors, and tell HubSpot which pages you open and, if you're signed in, who you are. This never includes a manuscript, a shared play, or what you type. If you withdraw your consent, it stops right away. Error reports are essential; they never include your name or any text from your plays. We don't show ads. You can change your mind at any time under “Cookie Settings” at the bottom of the page.",
});
