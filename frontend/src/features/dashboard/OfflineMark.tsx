import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import type { ListedPlay } from "./playList.ts";

/** A small sign that a play opens without a connection. What waits to be sent has a message of its own. */
export function OfflineMark({ play: { opensOffline, where } }: { readonly play: ListedPlay }) {
  if (!opensOffline || where.kind !== "safe") return null;
  return (
    <span className="dashboard-offline-mark" title={dashboardWords.opensOffline}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" />
        <path d="M8 4.5v6M5.5 8 8 10.5 10.5 8" />
      </svg>
      <span className="only-spoken">{dashboardWords.opensOffline}</span>
    </span>
  );
}
