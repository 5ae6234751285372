import { useState } from "react";
import { useLocation } from "react-router-dom";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { CornerNotice } from "./CornerNotice.tsx";

/** Offers to sign in again after the session has ended. The play stays open. */
export function SessionNotice({ editor }: { readonly editor: Editor }) {
  const isOver = useSession().kind === "anonymous";
  const { pathname } = useLocation();
  const [isDismissed, setDismissed] = useState(false);
  if (!isOver && isDismissed) setDismissed(false);
  const actions = (
    <>
      <Button size="small" onClick={() => setDismissed(true)}>
        {savingNoticeWords.later}
      </Button>
      <ButtonLink size="small" variant="primary" to="/auth" state={{ from: pathname }}>
        {savingNoticeWords.signIn}
      </ButtonLink>
    </>
  );
  return (
    <CornerNotice
      editor={editor}
      isShown={isOver && !isDismissed}
      text={savingNoticeWords.sessionOver}
      actions={actions}
    />
  );
}
