import type * as z from "zod";
import type { readAccountData } from "#domain/api/account.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { subscriptionSummary } from "#domain/subscription/plans.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { listUserActivity } from "#lambdas/stores/activity.ts";
import { findPasswordChoice } from "#lambdas/stores/chosenPasswords.ts";
import { listContactEvents } from "#lambdas/stores/contactEvents.ts";
import { findContact } from "#lambdas/stores/contacts.ts";
import { listStoredDevices } from "#lambdas/stores/devices.ts";
import { listStoredPresets } from "#lambdas/stores/presets.ts";
import { findProfile } from "#lambdas/stores/profiles.ts";
import { listStoredSignIns } from "#lambdas/stores/signIns.ts";
import { findSubscription } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { isFeedbackPlace, ownFeedbackPage } from "./ownFeedback.ts";
import { isMessagesPlace, ownMessagesPage } from "./ownMessages.ts";
import { ownCards } from "./ownPlays.ts";
import { ownAnnouncements, ownShares } from "./ownShares.ts";
import { isSubmissionsPlace, ownSubmissionsPage } from "./ownSubmissions.ts";
import { ownVersionNames } from "./ownVersionNames.ts";

type OwnData = z.input<typeof readAccountData.response>;

/** More sign-ins than anybody has in the time that they are stored. */
const maxSignIns = 1000;

interface Sources {
  readonly table: Table;
  readonly pool: Pick<UserPoolClient, "findAccount">;
}

/** Returns one page of what is stored about a person, except their plays: activity first, then feedback, messages, and submissions. */
export async function ownDataPage(
  { table, pool }: Sources,
  userId: UserId,
  cursor: string | undefined,
  now: Date,
): Promise<OwnData> {
  const place = cursor && placeOf(cursor);
  const submissionsFrom = async (after?: string) => {
    const { submissions, next } = await ownSubmissionsPage(table, userId, after);
    return { submissions, next: next && nameOf(next) };
  };
  const messagesFrom = async (after?: string) => {
    const { messages, next } = await ownMessagesPage({ table, pool }, userId, after);
    if (next) return { messages, next: nameOf(next) };
    return { messages, ...(await submissionsFrom()) };
  };
  const feedbackFrom = async (from?: string) => {
    const { feedback, next } = await ownFeedbackPage(table, userId, from);
    if (next) return { feedback, next: nameOf(next) };
    return { feedback, ...(await messagesFrom()) };
  };
  if (place && isSubmissionsPlace(place)) return { ...nothingElse, ...(await submissionsFrom(place)) };
  if (place && isMessagesPlace(place)) return { ...nothingElse, ...(await messagesFrom(place)) };
  if (place && isFeedbackPlace(place)) return { ...nothingElse, ...(await feedbackFrom(place)) };
  const { entries: activity, next } = await listUserActivity(table, userId, place);
  const first = cursor ? nothingElse : { ...nothingElse, ...(await firstPage(table, userId, now)) };
  if (next) return { ...first, activity, next: nameOf(next) };
  return { ...first, activity, ...(await feedbackFrom()) };
}

const nothingElse = {
  profile: null,
  subscription: null,
  signIns: [],
  contact: null,
  presets: [],
  devices: [],
  security: null,
  activity: [],
  shares: [],
  versions: [],
  feedback: [],
  messages: [],
  submissions: [],
};

async function firstPage(table: Table, userId: UserId, now: Date) {
  const cards = await ownCards(table, userId);
  const plays = cards.map(({ playId }) => playId);
  const [profile, subscription, signIns, contact, presets, devices, passwordChosenAt, shares, versions] =
    await Promise.all([
      findProfile(table, userId),
      findSubscription(table, userId),
      listStoredSignIns(table, userId, now, maxSignIns),
      contactData(table, userId),
      listStoredPresets(table, userId),
      listStoredDevices(table, userId),
      findPasswordChoice(table, userId),
      ownShares(table, plays),
      ownVersionNames(table, plays),
    ]);
  return {
    profile: profile ?? null,
    subscription: subscriptionSummary(subscription, now),
    signIns,
    contact,
    presets,
    devices,
    security: passwordChosenAt === undefined ? null : { passwordChosenAt },
    shares: [...shares, ...ownAnnouncements(cards)],
    versions,
  };
}

async function contactData(table: Table, userId: UserId): Promise<OwnData["contact"]> {
  const [contact, events] = await Promise.all([findContact(table, userId), listContactEvents(table, userId)]);
  if (!contact && events.length === 0) return null;
  return {
    addresses: [...(contact?.addresses ?? [])],
    properties: contact?.sent ?? null,
    toldAt: contact?.sentAt ?? null,
    events: events.map(({ eventName: name = "", occurredAt: at = "" }) => ({ name, at })),
  };
}

const nameOf = (place: string): string => Buffer.from(place).toString("base64url");

const isKnownPlace = (place: string): boolean =>
  isFeedbackPlace(place) || isMessagesPlace(place) || isSubmissionsPlace(place);

/** Accepts only cursors that start with a time or name feedback, a message or a submission: they become part of a key. */
function placeOf(name: string): string {
  const place = Buffer.from(name, "base64url").toString();
  if (/^\d{4}-\d\d-\d\dT[\w:.#-]{10,60}$/.test(place) || isKnownPlace(place)) return place;
  throw new Refused("invalid", "We couldn't load more of this list. Reload the page.", {
    fields: { next: "This isn't a valid cursor." },
  });
}
