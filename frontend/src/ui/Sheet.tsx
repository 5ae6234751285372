import type { ReactNode } from "react";
import "./Sheet.css";

interface SheetProps {
  readonly children: ReactNode;
  /** `mailHtml` keeps the proportions of a page of US Letter; without it the sheet is as long as what it holds. */
  readonly format?: "letter";
  readonly className?: string;
}

/** A page of the manuscript: white (or night green), Courier, one soft shadow. */
export function Sheet({ children, format, className = "" }: SheetProps) {
  return <div className={`sheet ${format ? `sheet-${format}` : ""} ${className}`}>{children}</div>;
}
