import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Submission } from "#domain/submissions/submission.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { findEntryAsked } from "#frontend/modules/submissions/entryAddress.ts";
import { showToast } from "#frontend/ui/toast.ts";

/** Opens the submission that the address asks for, once they have loaded. The address is forgotten, so that a reload shows the log. */
export function useEntryAsked(
  submissions: readonly Submission[] | undefined,
  onFound: (submission: Submission) => void,
): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = findEntryAsked(search);
  const isLoaded = submissions !== undefined;
  const open = useEffectEvent((submissionId: string) => {
    const found = submissions?.find((one) => one.submissionId === submissionId);
    if (found) onFound(found);
    else showToast(words.entryGone);
    void navigate(pathname, { replace: true });
  });
  useEffect(() => {
    if (asked !== undefined && isLoaded) open(asked);
  }, [asked, isLoaded]);
}
