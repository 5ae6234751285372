import type { ReactNode } from "react";
import type { FeedbackEntry } from "#domain/api/authorFeedback.ts";
import "./CardFeed.css";

interface CardFeedProps {
  readonly label: string;
  readonly listed: readonly FeedbackEntry[];
  readonly className?: string;
  readonly children: (entry: FeedbackEntry) => ReactNode;
}

/**
 * Cards in a group that is laid out as a whole: few enough to do so within a frame, and enough that there aren't many
 * groups.
 */
const groupSize = 20;

/** A list of hundreds of cards. The browser skips groups of them that are off-screen. */
export const CardFeed = ({ label, listed, className = "", children }: CardFeedProps) => (
  <div role="feed" aria-label={label} className={`card-feed ${className}`}>
    {groupsOf(listed).map((group) => (
      <div key={group[0]?.feedbackId} className="card-feed-group">
        {group.map(children)}
      </div>
    ))}
  </div>
);

const groupsOf = (listed: readonly FeedbackEntry[]): readonly (readonly FeedbackEntry[])[] =>
  Array.from({ length: Math.ceil(listed.length / groupSize) }, (_, at) =>
    listed.slice(at * groupSize, (at + 1) * groupSize),
  );
