import { listPlays } from "#domain/api/plays.ts";
import { call } from "#frontend/platform/call.ts";
import { browserScheduler } from "#frontend/platform/clock.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { sessionMemory } from "#frontend/platform/sessionMemory.ts";
import { onActivity } from "#frontend/telemetry/activity/activity.ts";
import { createAutomatedMailing } from "./createAutomatedMailing.ts";

/** Used by `startAutomatedMailing` when the page is idle. */
export const automatedMailing = createAutomatedMailing({
  clock: browserScheduler,
  storage: sessionMemory,
  who: () => {
    const state = browserSessionStore.get();
    return state.kind === "signed-in" ? { userId: state.session.user.id, email: state.session.user.email } : undefined;
  },
  countPlays: async () => (await call(listPlays, {})).count,
});

let isHeeding = false;

/** Counts plays that are created from now on. */
export function countNewPlays(): void {
  if (isHeeding) return;
  isHeeding = true;
  onActivity((type) => {
    if (type === "play_created") void automatedMailing.playMade();
  });
}
