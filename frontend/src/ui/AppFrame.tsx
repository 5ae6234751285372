import { type ReactNode, useEffect, useRef } from "react";
import { focusNextItem, keepFocusIn } from "./keepFocusIn.ts";
import { Link } from "./Link.tsx";
import { Logo } from "./Logo.tsx";
import type { FrameLink } from "./PublicFrame.tsx";
import { SkipLink } from "./SkipLink.tsx";
import "./Frame.css";

interface AppFrameProps {
  readonly brand: string;
  readonly home: string;
  readonly skipLabel: string;
  readonly navLabel: string;
  readonly links: readonly FrameLink[];
  /** The signed-in person's menu. */
  readonly menu: ReactNode;
  readonly children: ReactNode;
}

/**
 * The top bar and content of screens behind the sign-in. They show names and titles, so replays don't record their
 * text.
 */
export function AppFrame({ brand, home, skipLabel, navLabel, links, menu, children }: AppFrameProps) {
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: main } = content;
    if (!main) return;
    return keepFocusIn(main, (removal) => {
      if (!removal || !focusNextItem(removal)) main.focus({ preventScroll: true });
    });
  }, []);
  return (
    <div className="app-frame" data-sentry-mask>
      <SkipLink label={skipLabel} />
      <header className="app-top">
        <Logo word={brand} to={home} />
        <nav aria-label={navLabel} className="app-links">
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        {menu}
      </header>
      <main ref={content} id="content" className="app-content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
