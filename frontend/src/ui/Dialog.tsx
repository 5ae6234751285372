import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { useCoveredEdges } from "./coveredEdges.ts";
import { HelpLink, type HelpLinkProps } from "./HelpLink.tsx";
import { ignoreDoubleClick } from "./ignoreDoubleClick.ts";
import { focusNextItem, keepFocusIn } from "./keepFocusIn.ts";
import { addOpenDialog } from "./openDialogs.ts";
import "./Dialog.css";

interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Called for Escape and for a click outside. The owner closes the dialog. */
  readonly onClose: () => void;
  /** Only its buttons close it, because what it shows can't be shown again. */
  readonly isShownOnce?: boolean;
  readonly children: ReactNode;
  /** Opens the help that explains it. */
  readonly help?: HelpLinkProps;
  /** The buttons, the primary one last. */
  readonly actions?: ReactNode;
  /**
   * `wide`: for lists and longer forms. `large`: for a form beside a preview. `side`: beside the page, which stays visible
   * while it changes. `full`: covers the window, and its content scrolls by itself. `search`: begins with a field, near the
   * top of the window, and its title is only read aloud. `waiting`: appears only if what it waits for takes long.
   */
  readonly size?: "wide" | "large" | "side" | "full" | "search" | "waiting";
}

/**
 * A modal dialog on the native element, which traps the focus and returns it. If the focused part of it is removed, the
 * next item of the list gets the focus, or the title. Its content is mounted only while it's open.
 */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  return isOpen ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog({ title, onClose, isShownOnce, children, help, actions, size }: Omit<DialogProps, "isOpen">) {
  const element = useRef<HTMLDialogElement>(null);
  const isPressedInside = useRef(false);
  const titleId = useId();
  const covered = useCoveredEdges();
  // Not after the browser has drawn the page, because Escape would find nothing to close between a dialog that waits for
  // code and this one.
  useLayoutEffect(() => (element.current ? openModally(element.current) : undefined), []);
  return (
    <dialog
      ref={element}
      className={size ? `dialog dialog-${size}` : "dialog"}
      style={{ "--covered-top": `${covered.top}px`, "--covered-bottom": `${covered.bottom}px` }}
      aria-labelledby={titleId}
      // A panel that the dialog belongs to would close with it.
      onKeyDown={(event) => {
        if (event.key === "Escape") event.stopPropagation();
      }}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        if (!isShownOnce) onClose();
      }}
      // Browsers don't let a page keep a dialog open against a second Escape.
      onClose={(event) => {
        if (isShownOnce && isOwn(event)) onClose();
      }}
      onPointerDown={(event) => {
        isPressedInside.current = event.target !== element.current;
      }}
      onClick={(event) => {
        // Not after selecting text beyond the edge, and not at the second click on the button that opened the dialog.
        const isOutside = event.target === element.current && !isPressedInside.current && event.detail < 2;
        if (isOutside && !isShownOnce) onClose();
      }}
    >
      <div className="dialog-body">
        <h2 id={titleId}>{title}</h2>
        {children}
        {/* Beside the title, but not the first element to get the focus. */}
        {help && (
          <div className="dialog-help">
            <HelpLink {...help} />
          </div>
        )}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}

/**
 * Not of a dialog within this one, whose events React passes on, nor of a file field whose choice was canceled, whose event
 * browsers pass on.
 */
const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

/**
 * Opens the dialog. Returns a function that closes it and returns the focus. jsdom has no modal dialogs, so it's opened
 * without modality there.
 */
function openModally(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  const { selectionStart: start, selectionEnd: end } = (before ?? {}) as Partial<HTMLTextAreaElement>;
  // The second click would take the focus from the field that has it now.
  ignoreDoubleClick();
  if ("showModal" in dialog) dialog.showModal();
  else (dialog as Element).setAttribute("open", "");
  startAtBeginning(dialog);
  const remove = addOpenDialog(dialog);
  const stopKeeping = keepFocusIn(dialog, (removal) => {
    if (!removal || !focusNextItem(removal)) focusTitle(dialog);
  });
  return () => {
    remove();
    stopKeeping();
    if ("close" in dialog) dialog.close();
    // The text is longer than the window, so browsers would scroll to its start.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    // Chromium leaves the cursor in a field of the dialog, and what is typed goes nowhere. Only fields have a cursor.
    if (typeof start === "number") (before as HTMLTextAreaElement).setSelectionRange(start, end ?? start);
  };
}

/**
 * Browsers focus the first element that can have the focus. That's good if it's a field, or the safe button of a question.
 * A button in the content would be pressed before the text above it was read, so the title gets the focus instead. While
 * the content loads, the first element may be the link to the help: then it's the first button below it. A dialog that
 * covers the window isn't a question, so it's read from its title.
 */
function startAtBeginning(dialog: HTMLElement): void {
  const first = document.activeElement;
  if (!first || !dialog.contains(first) || first.matches("input, select, textarea")) return;
  const isHelp = first.closest(".dialog-help") !== null;
  const button = isHelp ? dialog.querySelector<HTMLElement>(".dialog-actions button") : first;
  const isQuestion = !dialog.matches(".dialog-full");
  const isSafe = button instanceof HTMLElement && button.closest(".dialog-actions") && !button.matches(unsafe);
  if (isQuestion && isSafe) button.focus({ preventScroll: true });
  else focusTitle(dialog);
}

const unsafe = ".button-danger, [aria-disabled]";

function focusTitle(dialog: HTMLElement): void {
  const title = dialog.querySelector<HTMLElement>("h2");
  if (!title) return;
  // Not before, because browsers focus the first element that can have the focus when the dialog opens.
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
