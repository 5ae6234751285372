import type { ReactNode } from "react";
import "./ScrollTable.css";

interface ScrollTableProps {
  /** For screen readers. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** A table that scrolls horizontally in a narrow window. */
export const ScrollTable = ({ caption, children }: ScrollTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable with the keyboard.
  <section className="scroll-table" aria-label={caption} tabIndex={0}>
    <table>
      <caption className="only-spoken">{caption}</caption>
      {children}
    </table>
  </section>
);
