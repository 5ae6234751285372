import type { ReactNode } from "react";
import "./Sheet.css";

interface SheetProps {
  readonly children: ReactNode;
  /** `letter` keeps the proportions of US Letter. Without it, the sheet is as long as its content. */
  readonly format?: "letter";
  readonly className?: string;
  /** The language of what's on it, and its direction, if they aren't those of the interface. */
  readonly lang?: string | undefined;
  readonly dir?: "ltr" | "rtl" | undefined;
}

/** A page of the manuscript: white (or dark green), Courier, one soft shadow. */
export function Sheet({ children, format, className = "", lang, dir }: SheetProps) {
  return (
    <div className={`sheet ${format ? `sheet-${format}` : ""} ${className}`} lang={lang} dir={dir}>
      {children}
    </div>
  );
}
