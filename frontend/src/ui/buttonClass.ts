/** `primary` is used once per screen; `quiet` has a border; `bare` is text only; `accent` is for dark backgrounds. */
export type ButtonVariant = "primary" | "quiet" | "bare" | "accent" | "danger";

interface ButtonLook {
  readonly variant: ButtonVariant;
  readonly size?: "small" | undefined;
  readonly className?: string | undefined;
  readonly isBusy?: boolean | undefined;
}

/** Returns the classes of a button, or of a link that looks like one. */
export const buttonClass = ({ variant, size, className = "", isBusy }: ButtonLook): string =>
  `amplify-button ${size ? `amplify-button--${size}` : ""} ${isBusy ? "amplify-button--loading" : ""} button button-${variant} ${className}`;
