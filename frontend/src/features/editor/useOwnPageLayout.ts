import { useEffect } from "react";
import type * as Y from "yjs";
import { readPageLayout, setPageLayout } from "#domain/play/document/pageLayout.ts";
import { setUpOrigin } from "#frontend/modules/sync/playSession.ts";
import { ownPageLayout } from "#frontend/platform/ownPageLayout.ts";

/** Gives a new play the paper of the writer's region. It doesn't count as the play's first word. */
export function useOwnPageLayout(newDoc: Y.Doc | undefined): void {
  useEffect(() => {
    const own = ownPageLayout();
    if (!newDoc || !own || readPageLayout(newDoc)) return;
    newDoc.transact(() => setPageLayout(newDoc, own), setUpOrigin);
  }, [newDoc]);
}
