import type { ComponentProps } from "react";

interface ScrollAreaProps extends Omit<ComponentProps<"section">, "aria-label" | "tabIndex"> {
  /** For screen readers. */
  readonly label: string;
}

/** A part of the page that scrolls by itself, as its class says. It can be reached and scrolled with the keyboard. */
export const ScrollArea = ({ label, ...section }: ScrollAreaProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable with the keyboard.
  <section {...section} aria-label={label} tabIndex={0} />
);
