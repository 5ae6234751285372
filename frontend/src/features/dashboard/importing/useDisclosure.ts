import { type KeyboardEvent, type RefObject, useRef, useState } from "react";

export interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The button that opens and closes the part. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** For what holds the button and the part: Escape closes the part, and the button gets the focus. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A part of a page that a button opens and closes. */
export function useDisclosure(): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    button,
    onKeyDown: (event) => {
      if (event.key !== "Escape" || !isOpen) return;
      event.stopPropagation();
      button.current?.focus();
      setOpen(false);
    },
  };
}
