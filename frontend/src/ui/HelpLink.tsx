import { buttonClass } from "./buttonClass.ts";
import { Icon } from "./Icon.tsx";

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
    <Icon name="help" />
    <span className="only-spoken">{label}</span>
  </a>
);
