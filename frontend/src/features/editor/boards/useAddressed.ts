import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ScreenControl } from "#frontend/modules/editor/screen/screenControl.ts";
import { findCallToCheck } from "#frontend/modules/submissions/sendAddress.ts";
import { findHistoryPlace } from "#frontend/modules/versions/historyAddress.ts";

/**
 * Opens what an address of the editor asks for: the version history, or the dialog that sends the play. The history keeps its
 * address. That of the dialog is forgotten at once, so that a reload doesn't choose the call again.
 */
export function useAddressed({ show }: ScreenControl): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const callToCheck = findCallToCheck(search);
    if (findHistoryPlace(search)) show({ board: "history" });
    if (callToCheck === undefined) return;
    show({ dialog: "sendTo", callToCheck });
    void navigate(pathname, { replace: true });
  }, [pathname, search, show, navigate]);
}
