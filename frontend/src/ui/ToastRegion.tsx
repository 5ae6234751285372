import { type RefObject, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useStore } from "#frontend/state/useStore.ts";
import { buttonClass } from "./buttonClass.ts";
import { keepFocus } from "./keepFocus.ts";
import { openDialogs } from "./openDialogs.ts";
import { dismissToast, type Toast, toasts } from "./toast.ts";
import "./Button.css";
import "./ToastRegion.css";

const none: readonly Toast[] = [];
const noDialogs: readonly HTMLElement[] = [];

interface ToastRegionProps {
  readonly dismissLabel: string;
}

/** Where toasts appear, once in the whole app, over an open dialog, too. They are announced politely. */
export function ToastRegion({ dismissLabel }: ToastRegionProps) {
  const shown = useStore(toasts, () => none);
  const dialog = useStore(openDialogs, () => noDialogs).at(-1);
  const before = useRef<HTMLElement>(null);
  const region = (
    <div
      className="toasts"
      role="status"
      aria-live="polite"
      data-sentry-mask
      onMouseDown={keepFocus}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget;
      }}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} before={before} />
      ))}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

interface ToastCardProps extends ToastRegionProps {
  readonly toast: Toast;
  /** What had the focus before a button of a toast. */
  readonly before: RefObject<HTMLElement | null>;
}

/** If one of its buttons has the focus when it goes away, the focus returns to where it was. */
function ToastCard({ toast: { id, text, action }, dismissLabel, before }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    };
  }, [before]);
  const act = () => {
    dismissToast(id);
    action?.onSelect();
  };
  return (
    <div ref={card} className="toast">
      <span>{text}</span>
      {action && (
        <button type="button" className={buttonClass({ variant: "bare", size: "small" })} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className="toast-dismiss" aria-label={dismissLabel} onClick={() => dismissToast(id)}>
        ×
      </button>
    </div>
  );
}
