import type { ReactNode } from "react";
import "./PlainTable.css";

interface PlainTableProps {
  /** For screen readers. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** A table of words, whose lines break in a narrow window. */
export const PlainTable = ({ caption, children }: PlainTableProps) => (
  <table className="plain-table">
    <caption className="only-spoken">{caption}</caption>
    {children}
  </table>
);
