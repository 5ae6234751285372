import { useEffect } from "react";
import type * as Y from "yjs";
import { readPageLayout, setPageLayout } from "#domain/play/document/pageLayout.ts";
import { readTyping, setTyping } from "#domain/play/document/typing.ts";
import { ownSettings } from "#frontend/modules/creating/ownSettings.ts";
import { setUpOrigin } from "#frontend/modules/sync/playSession.ts";

/** Gives a new play the paper of the writer's region and the writer's language. They don't count as the play's first word. */
export function useOwnSettings(newDoc: Y.Doc | undefined): void {
  useEffect(() => {
    if (!newDoc) return;
    const { pageLayout, typing } = ownSettings();
    newDoc.transact(() => {
      if (pageLayout && !readPageLayout(newDoc)) setPageLayout(newDoc, pageLayout);
      if (typing && !readTyping(newDoc)) setTyping(newDoc, typing);
    }, setUpOrigin);
  }, [newDoc]);
}
