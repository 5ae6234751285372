import { logger } from "../logger.ts";
import { sessionKeeper } from "../session/sessionKeeper.ts";
import { onVisit } from "../session/visits.ts";
import { whenIdle } from "../whenIdle.ts";

/** Sees to automated mails for who signs in, is here and makes plays; when the page is idle. Answers how to stop. */
export function keepMails(): () => void {
  let seen: string | undefined;
  const look = () => {
    const state = sessionKeeper.get();
    if (state.kind !== "signed-in") return;
    const { id, created_at } = state.session.user;
    const now = `${id} ${created_at}`;
    if (now === seen) return;
    seen = now;
    later((mails) => {
      mails.heedPlays();
      if (created_at) mails.mailing.look(created_at);
    });
  };
  const stops = [onVisit((visit) => later(({ mailing }) => mailing.arrive(visit))), sessionKeeper.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}

const later = (run: (mails: typeof import("./mails.ts")) => void): void =>
  whenIdle(() => {
    import("./mails.ts")
      .then(run)
      .catch((error: unknown) => logger.warn("Automated mails could not be seen to", { error }));
  });
