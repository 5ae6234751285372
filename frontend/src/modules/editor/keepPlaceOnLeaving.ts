import type { PlayId, UserId } from "#domain/play/play.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { keepLeftPlace } from "../sync/cards/leftPlace.ts";
import type { Editor } from "./editor.ts";
import { leftPlaceOf } from "./leftPlaceOf.ts";

/**
 * Stores where the writer stops, for the list of plays: when the page is closed, and when the returned function is called.
 * Nothing is stored after signing out.
 */
export function keepPlaceOnLeaving(editor: Pick<Editor, "state">, playId: PlayId): () => void {
  const keep = (): void => {
    const session = browserSessionStore.get();
    if (session.kind !== "signed-in") return;
    void keepLeftPlace(session.session.user.id as UserId, playId, leftPlaceOf(editor.state()));
  };
  window.addEventListener("pagehide", keep);
  return () => {
    window.removeEventListener("pagehide", keep);
    keep();
  };
}
