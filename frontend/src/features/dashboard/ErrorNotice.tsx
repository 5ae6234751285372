import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import type { PlayActionError } from "./usePlayActions.ts";

interface ErrorNoticeProps {
  readonly problem: PlayActionError;
  readonly heading?: string;
  readonly onClose?: () => void;
}

/** Says why an action failed, and links to the plans if a larger one would help. */
export function ErrorNotice({ problem: { errorText, isPlanFull }, heading, onClose }: ErrorNoticeProps) {
  const title = isPlanFull ? dashboardWords.fullTitle : heading;
  const notice = useRef<HTMLSpanElement>(null);
  // The action may have been started far down the list.
  useEffect(() => void notice.current?.scrollIntoView?.({ block: "center" }), []);
  return (
    <Alert kind={isPlanFull ? "warn" : "bad"} {...(title && { heading: title })}>
      <span className="dashboard-notice" ref={notice}>
        <span>
          <span>{errorText}</span> {isPlanFull && <Link to="/pricing">{dashboardWords.seePlans}</Link>}
        </span>
        {onClose && (
          <Button variant="bare" size="small" onClick={onClose}>
            {dashboardWords.dismiss}
          </Button>
        )}
      </span>
    </Alert>
  );
}
