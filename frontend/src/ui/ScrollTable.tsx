import type { ReactNode } from "react";
import { ScrollArea } from "./ScrollArea.tsx";
import "./ScrollTable.css";

interface ScrollTableProps {
  /** For screen readers. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** A table that scrolls horizontally in a narrow window. */
export const ScrollTable = ({ caption, children }: ScrollTableProps) => (
  <ScrollArea className="scroll-table" label={caption}>
    <table>
      <caption className="only-spoken">{caption}</caption>
      {children}
    </table>
  </ScrollArea>
);
