import type { ReactNode } from "react";
import "./cornerNotice.css";

interface CornerNoticeProps {
  readonly isShown: boolean;
  readonly text: string;
  readonly actions: ReactNode;
}

/** A notice over a corner of the page. Nothing is taken from the writer's cursor. */
export const CornerNotice = ({ isShown, text, actions }: CornerNoticeProps) => (
  <div role="status">
    {isShown && (
      <div className="corner-notice">
        <p>{text}</p>
        <div>{actions}</div>
      </div>
    )}
  </div>
);
