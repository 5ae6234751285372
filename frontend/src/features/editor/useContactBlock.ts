import { useEffect } from "react";
import type * as Y from "yjs";
import { contactBlock } from "#domain/account/contactBlock.ts";
import { readFront, setFrontField } from "#domain/play/document/front.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";

/**
 * Adds the writer's contact block to a new play once the profile has loaded. It doesn't count as the play's first word.
 */
export function useContactBlock(newDoc: Y.Doc | undefined): void {
  const state = useSession();
  const contact = state.kind === "signed-in" ? contactBlock(state.session.user) : "";
  useEffect(() => {
    if (!newDoc || contact === "" || readFront(newDoc).contact !== "") return;
    newDoc.transact(() => setFrontField(newDoc, "contact", contact), "start");
  }, [newDoc, contact]);
}
