import { type ReactNode, useEffect, useId, useRef } from "react";
import "./Dialog.css";

interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Asked for by Escape and by a click beside the dialog; closing is the owner's. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** For lists and longer forms. */
  readonly size?: "wide";
}

/** A small modal on the native element, which keeps the focus inside and gives it back. Its content lives while it is open. */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  return isOpen ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog({ title, onClose, children, actions, size }: Omit<DialogProps, "isOpen">) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => (element.current ? openModally(element.current) : undefined), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape comes as `cancel`; the click is a second way out.
    <dialog
      ref={element}
      className={size ? `dialog dialog-${size}` : "dialog"}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className="dialog-body">
        <h2 id={titleId}>{title}</h2>
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}

/** Opens, and answers how to close and give the focus back. jsdom has no modal dialogs and gets a plain open one. */
function openModally(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  if ("showModal" in dialog) dialog.showModal();
  else (dialog as Element).setAttribute("open", "");
  return () => {
    if ("close" in dialog) dialog.close();
    if (before instanceof HTMLElement) before.focus();
  };
}
