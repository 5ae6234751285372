import { buttonClass } from "./buttonClass.ts";

export interface HelpLinkProps {
  readonly label: string;
  readonly address: string;
}

/** A question mark that opens a page of help in another tab, so that nobody leaves what they're working on. */
export const HelpLink = ({ label, address }: HelpLinkProps) => (
  <a
    className={buttonClass({ variant: "bare", size: "small" })}
    href={address}
    target="_blank"
    rel="noreferrer"
    title={label}
  >
    <span aria-hidden="true">?</span>
    <span className="only-spoken">{label}</span>
  </a>
);
