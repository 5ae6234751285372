import { Button as AmplifyButton } from "@aws-amplify/ui-react";
import type { MouseEventHandler, ReactNode, Ref } from "react";
import type { ButtonVariant } from "./buttonClass.ts";
import "./Button.css";

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly type?: "button" | "submit";
  readonly size?: "small";
  readonly isDisabled?: boolean;
  /** Shows `busyText` with a spinner and ignores clicks. */
  readonly isBusy?: boolean;
  readonly busyText?: string;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly className?: string;
  readonly form?: string;
  readonly title?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly "aria-label"?: string;
  readonly "aria-pressed"?: boolean;
  readonly "aria-expanded"?: boolean;
  readonly "aria-controls"?: string;
}

export function Button({ variant = "quiet", className = "", isBusy, busyText, ...rest }: ButtonProps) {
  return (
    <AmplifyButton
      {...rest}
      className={`button button-${variant} ${className}`}
      isLoading={isBusy ?? false}
      loadingText={busyText ?? ""}
    />
  );
}
