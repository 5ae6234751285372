import type { ReactNode } from "react";
import "./Island.css";

/** The parts of public pages that need code. `app/islands` says what each of them loads. */
export type IslandName =
  | "AccountButton"
  | "Contact"
  | "CookieNotice"
  | "CookieSettingsButton"
  | "HelpSearch"
  | "Hero"
  | "PricingPlans"
  | "StartButtons";

interface IslandProps {
  readonly name: IslandName;
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** Marks a part of a public page that its component takes over; the rest of the page stays as it was built. */
export const Island = ({ name, isHidden = false, children }: IslandProps) => (
  <div className="island" data-island={name} hidden={isHidden}>
    {children}
  </div>
);
