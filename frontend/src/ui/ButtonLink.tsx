import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ButtonVariant } from "./Button.tsx";
import "./Button.css";

interface ButtonLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: "small";
  readonly className?: string;
}

/** A link that looks like a button: for what leads somewhere, where a button does something. */
export function ButtonLink({ to, children, variant = "quiet", size, className = "" }: ButtonLinkProps) {
  const small = size === "small" ? "amplify-button--small" : "";
  return (
    <Link to={to} className={`amplify-button ${small} button button-${variant} ${className}`}>
      {children}
    </Link>
  );
}
