import type { ReactNode } from "react";
import "./Sheet.css";

interface SheetProps {
  readonly children: ReactNode;
  /** `letter` keeps the proportions of US Letter. Without it, the sheet is as long as its content. */
  readonly format?: "letter";
  readonly className?: string;
}

/** A page of the manuscript: white (or dark green), Courier, one soft shadow. */
export function Sheet({ children, format, className = "" }: SheetProps) {
  return <div className={`sheet ${format ? `sheet-${format}` : ""} ${className}`}>{children}</div>;
}
