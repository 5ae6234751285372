import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type ButtonVariant, buttonClass } from "./buttonClass.ts";
import "./Button.css";

interface ButtonLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: "small";
  readonly className?: string;
  /** What the place it leads to is told beside its address. */
  readonly state?: unknown;
}

/** A link that looks like a button: for what leads somewhere, where a button does something. */
export function ButtonLink({ to, children, variant = "quiet", size, className, state }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={buttonClass({ variant, size, className })}>
      {children}
    </Link>
  );
}
