import { logger } from "../logger.ts";
import { onAuthChange } from "../session/authChanges.ts";
import { sessionKeeper } from "../session/sessionKeeper.ts";
import { onVisit } from "../session/visits.ts";
import { whenIdle } from "../whenIdle.ts";

type Contact = typeof import("./contacts.ts")["contact"];

/** Has the contact system told of who signs in here, when the page is idle. Answers how to stop. */
export function keepContact(): () => void {
  /** Who comes for the first time is told of as such, before anything else is said of them. */
  let isArriving = false;
  let isLooking = false;
  const look = () => {
    if (isArriving || isLooking || sessionKeeper.get().kind !== "signed-in") return;
    isLooking = true;
    later((contact) => {
      isLooking = false;
      return contact.look();
    });
  };
  const stops = [
    onAuthChange((change) => {
      isArriving = change.kind === "signed-in" && change.isHere ? true : isArriving && change.kind !== "signed-out";
    }),
    onVisit((visit) =>
      later(async (contact) => {
        await contact.arrive(visit);
        isArriving = false;
        look();
      }),
    ),
    sessionKeeper.subscribe(look),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const later = (run: (contact: Contact) => Promise<void>): void =>
  whenIdle(() => {
    import("./contacts.ts")
      .then(({ contact }) => run(contact))
      .catch((error: unknown) => logger.warn("The contact system could not be told", { error }));
  });
