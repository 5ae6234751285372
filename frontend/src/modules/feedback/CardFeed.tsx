import type { ReactNode } from "react";
import type { FeedbackEntry } from "#domain/api/feedback.ts";
import "./CardFeed.css";

interface CardFeedProps {
  readonly label: string;
  readonly listed: readonly FeedbackEntry[];
  readonly className?: string;
  readonly children: (entry: FeedbackEntry) => ReactNode;
}

/** Cards that are laid out together or not at all: few enough to do so within a frame, enough that there are not many such groups. */
const groupSize = 20;

/** Hundreds of cards below one another. What is off the screen is left alone by the browser, group by group. */
export const CardFeed = ({ label, listed, className = "", children }: CardFeedProps) => (
  <div role="feed" aria-label={label} className={`card-feed ${className}`}>
    {groupsOf(listed).map((group) => (
      <div key={group[0]?.feedbackId} className="card-group">
        {group.map(children)}
      </div>
    ))}
  </div>
);

const groupsOf = (listed: readonly FeedbackEntry[]): readonly (readonly FeedbackEntry[])[] =>
  Array.from({ length: Math.ceil(listed.length / groupSize) }, (_, at) =>
    listed.slice(at * groupSize, (at + 1) * groupSize),
  );
