import type { ReactNode } from "react";
import { type ButtonVariant, buttonClass } from "./buttonClass.ts";
import { Link } from "./Link.tsx";
import "./Button.css";

interface ButtonLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: "small";
  readonly className?: string;
  /** Router state for the target. */
  readonly state?: unknown;
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, variant = "quiet", size, className, state }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={buttonClass({ variant, size, className })}>
      {children}
    </Link>
  );
}
