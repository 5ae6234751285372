import type { ActivityData, ActivityType } from "#domain/activity/activity.ts";
import { logActivity } from "#domain/api/activity.ts";
import { sessionEntries } from "#frontend/platform/browserStorage.ts";
import { call } from "#frontend/platform/call.ts";
import { browserScheduler } from "#frontend/platform/clock.ts";
import { consent } from "#frontend/platform/consent/consent.ts";
import { beforeSignOut } from "#frontend/platform/session/signOut/signOut.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { createEvent } from "#frontend/state/createEvent.ts";
import { type ActivityLog, createActivityLog, type RecordActivity } from "./activityLog.ts";
import { sessionIdIn } from "./sessionIdIn.ts";

let log: ActivityLog | undefined;

/**
 * Records what the signed-in person did, and sends it to the activity log later. Does nothing if nobody is signed in.
 */
export const recordActivity: RecordActivity = (type, data, page_url) => {
  if (signedInId() === undefined) return;
  log ??= openLog();
  log.record(type, data, page_url);
  recorded.emit(type, data);
};

const recorded = createEvent<[type: ActivityType, data: ActivityData[ActivityType]]>();

/** Calls back with everything the signed-in person does. Returns a function that stops it. */
export const onActivity = recorded.subscribe;

function openLog(): ActivityLog {
  const session_id = sessionIdIn(sessionEntries, Date.now(), crypto.randomUUID().slice(0, 8));
  const opened = createActivityLog({
    clock: browserScheduler,
    userId: signedInId,
    circumstances: () => ({ page_url: location.href, user_agent: navigator.userAgent, session_id }),
    mayTrackPages: () => consent.get().preferences.analytics,
    isLeaving: () => document.visibilityState === "hidden",
    send: (entries) => call(logActivity, { body: entries, keepalive: true }),
  });
  const onLeave = () => void opened.flush();
  document.addEventListener("visibilitychange", onLeave);
  window.addEventListener("pagehide", onLeave);
  beforeSignOut(opened.flush);
  return opened;
}

function signedInId(): string | undefined {
  const state = browserSessionStore.get();
  return state.kind === "signed-in" ? state.session.user.id : undefined;
}
