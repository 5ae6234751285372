import type { ComponentProps, MouseEvent } from "react";

export interface PlainButtonProps extends Omit<ComponentProps<"button">, "disabled" | "aria-disabled"> {
  /** It's dimmed, and clicks and keys do nothing. */
  readonly isUnavailable?: boolean | undefined;
}

/**
 * A native button that keeps the focus while it's unavailable. Browsers take the focus from a disabled button and give
 * it to no other element, so keys would do nothing. Enter in a form clicks its submit button, so it does nothing either.
 */
export const PlainButton = ({ isUnavailable, type = "button", onClick, ...rest }: PlainButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-disabled={isUnavailable || undefined}
    onClick={isUnavailable ? ignoreClick : onClick}
  />
);

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
