import type { EditorState } from "prosemirror-state";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { keepLeftPlace } from "../sync/cards/leftPlace.ts";
import { leftPlaceOf } from "./leftPlaceOf.ts";

/** Stores where the writer stops, for the list of plays. Nothing is stored after signing out. */
export function keepPlaceOf(playId: PlayId, state: EditorState): void {
  const session = browserSessionStore.get();
  if (session.kind !== "signed-in") return;
  void keepLeftPlace(session.session.user.id as UserId, playId, leftPlaceOf(state));
}
