import { useEffect } from "react";
import type * as Y from "yjs";
import { contactBlock } from "#domain/account/contactBlock.ts";
import { readFront, setFrontField } from "#domain/play/document/front.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";

/** A play that is made now begins with its writer's contact block, once the profile is known; it does not count as a word. */
export function useContactBlock(newDoc: Y.Doc | undefined): void {
  const state = useSession();
  const contact = state.kind === "signed-in" ? contactBlock(state.session.user) : "";
  useEffect(() => {
    if (!newDoc || contact === "" || readFront(newDoc).contact !== "") return;
    newDoc.transact(() => setFrontField(newDoc, "contact", contact), "start");
  }, [newDoc, contact]);
}
