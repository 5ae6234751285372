import { runLoaded } from "#frontend/platform/runLoaded.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { onSignIn } from "#frontend/platform/session/visits/visits.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

/**
 * Handles automated mail for people who sign in, come back or create plays, when the page is idle. Returns a function
 * that stops it.
 */
export function startAutomatedMailing(): () => void {
  let seen: string | undefined;
  const look = () => {
    const state = browserSessionStore.get();
    if (state.kind !== "signed-in") return;
    const { id, created_at } = state.session.user;
    const now = `${id} ${created_at}`;
    if (now === seen) return;
    seen = now;
    later((mails) => {
      mails.countNewPlays();
      if (created_at) mails.automatedMailing.look(created_at);
    });
  };
  const stops = [
    onSignIn((visit) => later(({ automatedMailing }) => automatedMailing.arrive(visit))),
    browserSessionStore.subscribe(look),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const later = (run: (mails: typeof import("./mails.ts")) => void): void => {
  whenIdle(() => runLoaded(() => import("./mails.ts"), run, "Automated mail could not be started"));
};
