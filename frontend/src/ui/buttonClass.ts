/** `primary` is used once per screen; `quiet` has a border; `bare` is text only; `accent` is for dark backgrounds. */
export type ButtonVariant = "primary" | "quiet" | "bare" | "accent" | "danger";

interface ButtonLook {
  readonly variant: ButtonVariant;
  readonly size?: "small" | undefined;
  readonly className?: string | undefined;
}

/** Returns a button's classes, for links and for native buttons that must work without Amplify's script. */
export const buttonClass = ({ variant, size, className = "" }: ButtonLook): string =>
  `amplify-button ${size ? `amplify-button--${size}` : ""} button button-${variant} ${className}`;
