import type { ReactNode } from "react";
import "./ScrollTable.css";

interface ScrollTableProps {
  /** What the table shows; spoken, not drawn. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** A table that scrolls within itself where the window is narrow. */
export const ScrollTable = ({ caption, children }: ScrollTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
  <section className="scroll-table" aria-label={caption} tabIndex={0}>
    <table>
      <caption className="only-spoken">{caption}</caption>
      {children}
    </table>
  </section>
);
