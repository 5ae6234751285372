import { runLoaded } from "#frontend/platform/runLoaded.ts";
import { onAuthChange } from "#frontend/platform/session/store/authChanges.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { onSignIn } from "#frontend/platform/session/visits/visits.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

type Contact = typeof import("./contacts.ts")["browserContactSync"];

/** Syncs people who sign in here with HubSpot, when the page is idle. Returns a function that stops it. */
export function startContactSync(): () => void {
  /** A first sign-in is sent before anything else about the person. */
  let isArriving = false;
  let isLooking = false;
  const look = () => {
    if (isArriving || isLooking || browserSessionStore.get().kind !== "signed-in") return;
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
    onSignIn((visit) =>
      later(async (contact) => {
        await contact.arrive(visit);
        isArriving = false;
        look();
      }),
    ),
    browserSessionStore.subscribe(look),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const later = (run: (contact: Contact) => Promise<void>): void => {
  whenIdle(() =>
    runLoaded(
      () => import("./contacts.ts"),
      ({ browserContactSync: contact }) => run(contact),
      "The contact could not be updated",
    ),
  );
};
