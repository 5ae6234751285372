import { syncContact } from "#domain/api/contacts.ts";
import { listPlays } from "#domain/api/plays.ts";
import { call } from "#frontend/platform/call.ts";
import { consent } from "#frontend/platform/consent/consent.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { notSubscribed, type SessionState } from "#frontend/platform/session/store/session.ts";
import { sessionMemory } from "#frontend/platform/sessionMemory.ts";
import { type Contactable, createContactSync } from "./contactSync.ts";
import { syncContactChanges } from "./syncContactChanges.ts";

const contactSync = createContactSync({
  now: Date.now,
  storage: sessionMemory,
  who: () => contactableIn(browserSessionStore.get()),
  countPlays: async () => (await call(listPlays, {})).count,
  send: (body) => call(syncContact, { body }),
});

/** Used by `startContactSync` when the page is idle. */
export const browserContactSync = syncContactChanges({
  sync: contactSync,
  session: browserSessionStore.get,
  storage: sessionMemory,
  // What people look at is sent only with their consent. That they have an account is part of the account.
  mayTrack: () => consent.get().preferences.analytics,
});

function contactableIn(state: SessionState): Contactable | undefined {
  if (state.kind !== "signed-in") return undefined;
  const { id, email, full_name, user_metadata, created_at, updated_at } = state.session.user;
  return {
    userId: id,
    email,
    fullName: full_name || user_metadata.full_name,
    createdAt: created_at,
    standing: state.subscription.kind === "known" ? state.subscription.status : notSubscribed,
    lastActive: updated_at,
  };
}
