import type { ReactNode } from "react";

interface NoticeProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** Shown in place of the play. */
export const LinkNotice = ({ title, text, children }: NoticeProps) => (
  <div className="reader-notice">
    <span className="reader-notice-mark" aria-hidden="true" />
    <h1>{title}</h1>
    {text && <p>{text}</p>}
    {children}
  </div>
);
