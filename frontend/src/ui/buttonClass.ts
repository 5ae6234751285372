/** `primary` once a screen; `quiet` has a hairline; `bare` is words only; `lamp` stands on the dark stage. */
export type ButtonVariant = "primary" | "quiet" | "bare" | "lamp" | "danger";

interface ButtonLook {
  readonly variant: ButtonVariant;
  readonly size?: "small" | undefined;
  readonly className?: string | undefined;
}

/** The classes of a button, for links and for the few native buttons that must stand without Amplify's script. */
export const buttonClass = ({ variant, size, className = "" }: ButtonLook): string =>
  `amplify-button ${size ? `amplify-button--${size}` : ""} button button-${variant} ${className}`;
