import type { ReactNode } from "react";
import { Link } from "./Link.tsx";
import { Logo } from "./Logo.tsx";
import { SkipLink } from "./SkipLink.tsx";
import "./Frame.css";

export interface FrameLink {
  readonly to: string;
  readonly label: string;
}

interface PublicFrameProps {
  readonly brand: string;
  /** The address of the home page. */
  readonly home: string;
  readonly skipLabel: string;
  readonly navLabel: string;
  readonly links: readonly FrameLink[];
  /** The action at the right of the top bar. */
  readonly action: ReactNode;
  readonly footLabel: string;
  readonly footLinks: readonly FrameLink[];
  /** What follows the links of the footer. */
  readonly footAction: ReactNode;
  readonly footNote: string;
  /** `stage` makes the top bar dark. */
  readonly ground?: "paper" | "stage";
  readonly children: ReactNode;
}

/** Top bar and footer of the public pages. */
export function PublicFrame(props: PublicFrameProps) {
  const { brand, home, skipLabel, navLabel, links, action, ground = "paper", children } = props;
  return (
    <div className={`public public-${ground}`}>
      <SkipLink label={skipLabel} />
      <header className="public-top">
        <div className="public-bar">
          <Logo word={brand} to={home} />
          <nav aria-label={navLabel} className="public-links">
            <FrameLinks links={links} />
          </nav>
          {action}
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <PublicFoot {...props} />
    </div>
  );
}

function PublicFoot({ footLabel, footLinks, footAction, footNote }: PublicFrameProps) {
  return (
    <footer className="public-foot">
      <div className="public-bar">
        <p>{footNote}</p>
        <nav aria-label={footLabel} className="foot-links">
          <FrameLinks links={footLinks} />
          {footAction}
        </nav>
      </div>
    </footer>
  );
}

const FrameLinks = ({ links }: { readonly links: readonly FrameLink[] }) =>
  links.map(({ to, label }) => (
    <Link key={to} to={to}>
      {label}
    </Link>
  ));
