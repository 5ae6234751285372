import { runLoaded } from "../../runLoaded.ts";
import { onAuthChange } from "../store/authChanges.ts";

/** Records every sign-in in this tab and reports it. Returns a function that stops it. */
export const startLastLogin = (): (() => void) =>
  onAuthChange((change) => {
    if (change.kind !== "signed-in" || !change.isHere) return;
    const { id } = change.session.user;
    runLoaded(
      () => import("./reportSignIn.ts"),
      ({ reportSignIn }) => reportSignIn(id),
      "The last sign-in could not be recorded",
    );
  });
