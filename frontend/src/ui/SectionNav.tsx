import { NavLink } from "react-router-dom";
import "./SectionNav.css";

interface SectionNavProps {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** The screens of one section, in a row that scrolls if they don't fit. */
export const SectionNav = ({ label, links }: SectionNavProps) => (
  <nav aria-label={label} className="section-nav">
    {links.map(({ to, label: name }) => (
      <NavLink key={to} to={to}>
        {name}
      </NavLink>
    ))}
  </nav>
);
