import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { historyWords } from "#frontend/messages/history.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { useCloseOutside } from "#frontend/ui/useCloseOutside.ts";

interface ViewOptionsProps {
  readonly isCompact: boolean;
  readonly children: ReactNode;
}

/** What to compare with and how, and what can be done with it. On a phone, a panel that a button opens above itself. */
export const ViewOptions = ({ isCompact, children }: ViewOptionsProps) =>
  isCompact ? <OptionsPanel>{children}</OptionsPanel> : children;

function OptionsPanel({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useCloseOutside(root, isOpen, () => setOpen(false));
  const onKeyDown = (event: KeyboardEvent): void => {
    // A dialog that one of the options has opened closes by itself.
    if (event.key !== "Escape" || !isOpen || isInDialogOf(event, root.current)) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the key that closes the panel.
    <div ref={root} className="history-options" onKeyDown={onKeyDown}>
      <Button ref={button} size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>{historyWords.options}</span>
        <span className="menu-arrow" aria-hidden="true" />
      </Button>
      <div id={id} className="history-options-panel" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

const isInDialogOf = ({ target }: KeyboardEvent, root: HTMLElement | null): boolean =>
  target instanceof Element && target.closest("dialog") !== root?.closest("dialog");
