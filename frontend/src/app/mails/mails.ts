import { listPlays } from "#domain/api/plays.ts";
import { browserClock } from "#frontend/sync/clock.ts";
import { onActivity } from "../activity/activity.ts";
import { call } from "../call.ts";
import { sessionKeeper } from "../session/sessionKeeper.ts";
import { sessionMemory } from "../sessionMemory.ts";
import { createAutomatedMailing } from "./automatedMailing.ts";

/** What the keeper tells when the page is idle. */
export const mailing = createAutomatedMailing({
  clock: browserClock,
  storage: sessionMemory,
  who: () => {
    const state = sessionKeeper.get();
    return state.kind === "signed-in" ? { userId: state.session.user.id, email: state.session.user.email } : undefined;
  },
  countPlays: async () => (await call(listPlays, {})).count,
});

let isHeeding = false;

/** From now on, plays that are made are counted. */
export function heedPlays(): void {
  if (isHeeding) return;
  isHeeding = true;
  onActivity((type) => {
    if (type === "play_created") void mailing.playMade();
  });
}
