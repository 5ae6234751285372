import { useEffect, useRef } from "react";
import type * as Y from "yjs";
import { authorName } from "#domain/account/authorName.ts";
import { contactBlock } from "#domain/account/contactBlock.ts";
import { readFront, setFrontField } from "#domain/play/document/front.ts";
import { setUpOrigin } from "#frontend/modules/sync/playSession.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";

/**
 * Adds the writer's name and contact block to a new play, as far as the profile has loaded. They don't count as the
 * play's first word.
 */
export function useOwnTitlePage(newDoc: Y.Doc | undefined): void {
  const state = useSession();
  const user = state.kind === "signed-in" ? state.session.user : undefined;
  useOwnField(newDoc, "authors", user ? authorName(user) : "");
  useOwnField(newDoc, "contact", user ? contactBlock(user) : "");
}

/** Fills a field that the writer hasn't changed. The value may change when the profile arrives. */
function useOwnField(newDoc: Y.Doc | undefined, field: "authors" | "contact", value: string): void {
  const filled = useRef("");
  useEffect(() => {
    if (!newDoc || value === "" || readFront(newDoc)[field] !== filled.current) return;
    filled.current = value;
    newDoc.transact(() => setFrontField(newDoc, field, value), setUpOrigin);
  }, [newDoc, field, value]);
}
