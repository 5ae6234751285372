import type { KeyboardEventHandler, MouseEventHandler, PointerEventHandler, ReactNode, Ref } from "react";
import { type ButtonVariant, buttonClass } from "./buttonClass.ts";
import { Loader } from "./Loader.tsx";
import { PlainButton } from "./PlainButton.tsx";
import "./Button.css";

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly type?: "button" | "submit";
  readonly size?: "small";
  /** Ignores clicks and keeps the focus. */
  readonly isDisabled?: boolean;
  /** The same, with `busyText` and a spinner. */
  readonly isBusy?: boolean;
  readonly busyText?: string;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly onMouseDown?: MouseEventHandler<HTMLButtonElement>;
  readonly onPointerDown?: PointerEventHandler<HTMLButtonElement>;
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
  readonly className?: string;
  readonly form?: string;
  readonly title?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly "aria-label"?: string;
  readonly "aria-describedby"?: string;
  readonly "aria-pressed"?: boolean;
  readonly "aria-expanded"?: boolean;
  readonly "aria-controls"?: string;
}

/** A native button with Amplify's styles. Amplify's own component would load its theme engine on every screen. */
export function Button(props: ButtonProps) {
  const { variant = "quiet", size, isDisabled, isBusy, busyText, className, children, ...rest } = props;
  return (
    <PlainButton
      {...rest}
      className={buttonClass({ variant, size, className, isBusy })}
      isUnavailable={isDisabled || isBusy}
    >
      {isBusy ? (
        <span className="amplify-button__loader-wrapper">
          <Loader size={size} />
          <span>{busyText}</span>
        </span>
      ) : (
        children
      )}
    </PlainButton>
  );
}
