import { emptySubmission } from "#domain/submissions/submission.ts";

/**
 * The callers, in the order of a row's statuses. `ended` is a device of the free owner that was signed out from another one:
 * its tokens are still valid. `other` is signed in, and the play isn't theirs.
 */
export const roles = ["anonymous", "expired", "ended", "other", "free", "subscribed", "admin"] as const;
export type Role = (typeof roles)[number];

/** Who requests what: owners request their own play, everybody else a play of the free owner. */
export interface RequestContext {
  readonly role: Role;
  /** The free owner's, if nobody is signed in. */
  readonly userId: string;
  readonly playId: string;
}

interface Row {
  /** One status for each role. */
  readonly statuses: string;
  /** The query string. */
  readonly query?: string;
  readonly body?: (asking: RequestContext) => unknown;
  /** The path's parameters except `playId`. */
  readonly params?: Readonly<Record<string, string>>;
}

const anyone = "200 200 200 200 200 200 200";
const signedIn = "401 401 401 200 200 200 200";
const owner = "401 401 401 404 200 200 404";
const admin = "401 401 401 403 403 403 200";

/** Ownership is checked before the plan, so that nobody learns that another person's play needs one. */
const withFeedback = "401 401 401 404 402 200 404";
const ofNoFeedback = "401 401 401 404 402 404 404";
const noFeedback = { feedbackId: "feedback-of-none" };
const oneVersion = { versionId: "1" };
const noReader = { readerId: "reader-of-no" };
const noLink = "404 404 404 404 404 404 404";

/** What an owner may do with a play in the bin. Every other route of theirs refuses it until it's restored. */
export const allowedInBin: readonly string[] = [
  "GET /api/plays/{playId}",
  "DELETE /api/plays/{playId}",
  "POST /api/plays/{playId}/restore",
];

/** Returns the play that belongs to a role: every play in this table is named after its owner's role. */
export const playOf = (role: Role): string => `play-of-the-${role}-one`;

const update = { after: 0, updateId: "first-update", device: "some-device", body: "AAA=" };
const check = { sequence: 1, hash: "0".repeat(64), version: 1 };
const visit = {
  activity_type: "page_visit",
  activity_data: { page_name: "About", referrer: "" },
  page_url: "https://ghostlight.example/about",
  user_agent: "Browser/1",
  session_id: "session_1790000000000_a1B2c3",
};
const contact = {
  action: "create_or_update_contact",
  contactData: { firstName: "Nell", lastName: "Gwyn", subscriptionStatus: "free", playsCount: 0 },
};
const message = { name: "Nell", email: "nell@ghostlight.test", topic: "question", message: "Is anybody there?" };
const days = "from=2027-01-01&to=2027-01-31";
const onePreset = { presetId: "preset-of-theirs" };
const preset = {
  kind: "package",
  name: "Competition",
  content: { parts: ["script"], firstPages: 10, isBlind: false, format: "pdf", letter: "" },
};
const oneSubmission = { submissionId: "entry-of-theirs-" };
const oneDevice = { deviceId: "device-of-theirs" };
/** One that never reported: signing out the other would end the session of the test. */
const otherDevice = { deviceId: "device-of-none" };
const noMessage = "0000000000000-0123456789";
const violation = { "csp-report": { "document-uri": "https://ghostlight.example/", "blocked-uri": "inline" } };

const link = {
  label: "",
  shows: { what: "play" },
  isLive: true,
  isBlind: false,
  takesFeedback: false,
  mayDownload: false,
  endsAt: null,
  password: null,
};
const noShare = { shareId: "no-such-link----" };

/**
 * Every route of the API and its answer to each role: all permissions in one place. Rows run from top to bottom, and
 * each role's request in turn, so plays are created first and accounts deleted last.
 */
export const matrix: Readonly<Record<string, Row>> = {
  "GET /api/health": { statuses: anyone },
  "POST /api/csp-reports": { statuses: anyone, body: () => violation },
  "POST /api/sign-in-links": { statuses: anyone, body: ({ role }) => ({ email: `nobody-${role}@ghostlight.test` }) },
  "POST /api/recovery": {
    statuses: "400 400 400 400 400 400 400",
    body: ({ role }) => ({ email: `nobody-${role}@ghostlight.test`, password: "guessed", code: "0000" }),
  },

  "POST /api/contact": { statuses: anyone, body: () => message },

  "PATCH /api/profile": { statuses: signedIn, body: () => ({ pen_name: "Somebody" }) },
  "GET /api/profile": { statuses: signedIn },
  "POST /api/check-subscription": { statuses: signedIn },
  "GET /api/billing": { statuses: signedIn },
  // The demo's subscribers were given their plans: they don't pay for them again, and have nothing to manage at Stripe.
  "POST /api/billing/checkout": {
    statuses: "401 401 401 409 200 409 200",
    body: () => ({ tier: "writer", interval: "monthly" }),
  },
  "POST /api/billing/portal": { statuses: "401 401 401 404 200 404 200" },
  "POST /api/billing/webhook": { statuses: "400 400 400 400 400 400 400", body: () => ({ type: "invoice.paid" }) },
  "POST /api/activity": { statuses: signedIn, body: () => visit },
  "POST /api/contact-sync": { statuses: signedIn, body: () => contact },
  "GET /api/security/sign-ins": { statuses: signedIn },
  "GET /api/security/recovery-codes": { statuses: signedIn },
  // Only the administrator has an authenticator app.
  "POST /api/security/recovery-codes": { statuses: "401 401 401 409 409 409 200" },
  "GET /api/security/means": { statuses: signedIn },
  // Not a change that ends sessions: the next rows need them.
  "POST /api/security/changes": { statuses: signedIn, body: () => ({ change: "name", name: "Somebody" }) },
  "GET /api/account/data": { statuses: signedIn },

  "GET /api/presets": { statuses: signedIn },
  "PUT /api/presets/{presetId}": { statuses: signedIn, params: onePreset, body: () => preset },
  "DELETE /api/presets/{presetId}": { statuses: signedIn, params: onePreset },

  "GET /api/submissions": { statuses: signedIn },
  "PUT /api/submissions": {
    statuses: signedIn,
    body: () => ({ submissions: [{ ...emptySubmission, ...oneSubmission, recipient: "Bush Theatre" }] }),
  },
  "DELETE /api/submissions/{submissionId}": { statuses: signedIn, params: oneSubmission },

  "GET /api/devices": { statuses: signedIn },
  "PUT /api/devices/{deviceId}": {
    statuses: signedIn,
    params: oneDevice,
    body: () => ({ browser: "Chrome on Android", waiting: [] }),
  },
  "PATCH /api/devices/{deviceId}": { statuses: signedIn, params: oneDevice, body: () => ({ name: "Phone" }) },
  "POST /api/devices/{deviceId}/sign-out": { statuses: "401 401 401 409 409 409 409", params: otherDevice },
  "DELETE /api/devices/{deviceId}": { statuses: signedIn, params: oneDevice },

  "GET /api/admin/health": { statuses: admin },
  "POST /api/automation": { statuses: admin, body: () => ({ action: "create_email_templates" }) },
  "GET /api/admin/activity": { statuses: admin, query: days },
  "GET /api/admin/activity/counts": { statuses: admin, query: days },
  "GET /api/admin/people": { statuses: admin, query: "who=writer@ghostlight.test" },
  "GET /api/admin/messages": { statuses: admin },
  "PATCH /api/admin/messages/{messageId}": {
    statuses: "401 401 401 403 403 403 404",
    params: { messageId: noMessage },
    body: () => ({ answered: true }),
  },
  "DELETE /api/admin/messages/{messageId}": { statuses: admin, params: { messageId: noMessage } },
  "GET /api/admin/syncs": { statuses: admin },
  "POST /api/admin/syncs/replay": { statuses: admin, body: ({ userId }) => ({ ids: [userId] }) },

  "GET /api/plays": { statuses: signedIn },
  "POST /api/plays": {
    statuses: signedIn,
    body: ({ role, userId }) => ({ playId: playOf(role), owner: userId, title: "Mine" }),
  },
  "GET /api/plays/{playId}": { statuses: owner },
  "PATCH /api/plays/{playId}": { statuses: owner, body: () => ({ rename: "Mine, again" }) },
  "POST /api/plays/{playId}/updates": { statuses: owner, body: () => update },
  "GET /api/plays/{playId}/updates": { statuses: owner, query: "after=0" },
  "POST /api/plays/{playId}/check": { statuses: owner, body: () => check },
  "POST /api/plays/{playId}/duplicate": {
    statuses: owner,
    body: ({ role }) => ({ playId: `second-play-${role}`, title: "Twice" }),
  },
  "POST /api/plays/{playId}/versions": { statuses: owner, body: () => ({ versionId: 1 }) },
  "GET /api/plays/{playId}/versions": { statuses: owner },
  "GET /api/plays/{playId}/moments": { statuses: owner, query: "after=0" },
  "GET /api/plays/{playId}/versions/{versionId}": { statuses: owner, params: oneVersion },
  // Ownership is checked before the plan, and the plan before the version.
  "PATCH /api/plays/{playId}/versions/{versionId}": {
    statuses: withFeedback,
    params: oneVersion,
    body: () => ({ name: "Draft 2" }),
  },
  "DELETE /api/plays/{playId}/versions/{versionId}": { statuses: owner, params: oneVersion },
  "GET /api/plays/{playId}/feedback": { statuses: withFeedback },
  "PUT /api/plays/{playId}/feedback/seen": { statuses: withFeedback },
  "PATCH /api/plays/{playId}/feedback/{feedbackId}": {
    statuses: ofNoFeedback,
    params: noFeedback,
    body: () => ({ state: "resolved" }),
  },
  "POST /api/plays/{playId}/feedback/{feedbackId}/replies": {
    statuses: ofNoFeedback,
    params: noFeedback,
    body: () => ({ text: "Thank you." }),
  },
  "DELETE /api/plays/{playId}/feedback/{feedbackId}": { statuses: withFeedback, params: noFeedback },
  "PUT /api/plays/{playId}/feedback/read": {
    statuses: withFeedback,
    body: () => ({ upTo: "2027-01-01T00:00:00.000Z" }),
  },
  "DELETE /api/plays/{playId}/readers/{readerId}/feedback": { statuses: withFeedback, params: noReader },
  "PUT /api/plays/{playId}/readers/{readerId}/block": {
    statuses: withFeedback,
    params: noReader,
    body: () => ({ name: "Reader 1" }),
  },
  "DELETE /api/plays/{playId}/readers/{readerId}/block": { statuses: withFeedback, params: noReader },
  "GET /api/plays/{playId}/questions": { statuses: owner },
  "PUT /api/plays/{playId}/questions": { statuses: owner, body: () => ({ questions: [] }) },
  "GET /api/shared/{token}/feedback": { statuses: noLink, params: { token: "made-up" } },
  "POST /api/shared/{token}/feedback": {
    statuses: noLink,
    params: { token: "made-up" },
    body: () => ({ ...noFeedback, kind: "comment", text: "Lovely." }),
  },
  "PATCH /api/shared/{token}/feedback/{feedbackId}": {
    statuses: noLink,
    params: { token: "made-up", ...noFeedback },
    body: () => ({ text: "Lovely." }),
  },
  "DELETE /api/shared/{token}/feedback/{feedbackId}": {
    statuses: noLink,
    params: { token: "made-up", ...noFeedback },
  },
  "POST /api/mail-choices/{token}": { statuses: noLink, params: { token: "stop.made-up" } },

  "POST /api/plays/{playId}/shares": {
    statuses: owner,
    body: ({ role }) => ({ ...link, shareId: `link-${role}`.padEnd(16, "-") }),
  },
  "GET /api/plays/{playId}/shares": { statuses: owner },
  "PATCH /api/plays/{playId}/shares/{shareId}": {
    statuses: "401 401 401 404 404 404 404",
    params: noShare,
    body: () => ({ label: "For the workshop" }),
  },
  "DELETE /api/plays/{playId}/shares/{shareId}": { statuses: owner, params: noShare },
  "GET /api/shared/{token}": { statuses: noLink, params: { token: "made-up" } },
  "GET /api/shared/{token}/newer": {
    statuses: noLink,
    params: { token: "made-up" },
    query: "sequence=1&asOf=2027-01-01T00:00:00.000Z",
  },
  "POST /api/shared/{token}/visits": {
    statuses: noLink,
    params: { token: "made-up" },
    body: () => ({ isNew: true }),
  },
  "POST /api/shared/{token}/unlock": {
    statuses: noLink,
    params: { token: "made-up" },
    body: () => ({ password: "open sesame" }),
  },

  "DELETE /api/plays/{playId}": { statuses: owner },
  "POST /api/plays/{playId}/restore": { statuses: owner },

  "DELETE /api/account": { statuses: signedIn },
};
