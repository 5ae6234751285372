import { useRef } from "react";
import { createPortal } from "react-dom";
import { useStore } from "#frontend/state/useStore.ts";
import { buttonClass } from "./buttonClass.ts";
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
  const region = (
    <div className="toasts" role="status" aria-live="polite" data-sentry-mask>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

/** Its buttons go away when they're pressed. The focus returns to where it was. */
function ToastCard({ toast: { id, text, action }, dismissLabel }: ToastRegionProps & { readonly toast: Toast }) {
  const before = useRef<HTMLElement>(null);
  const dismiss = () => {
    before.current?.focus({ preventScroll: true });
    dismissToast(id);
  };
  const act = () => {
    dismiss();
    action?.onSelect();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus came from.
    <div
      className="toast"
      onFocus={({ relatedTarget }) => {
        before.current ??= relatedTarget as HTMLElement | null;
      }}
    >
      <span>{text}</span>
      {action && (
        <button type="button" className={buttonClass({ variant: "bare", size: "small" })} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className="toast-dismiss" aria-label={dismissLabel} onClick={dismiss}>
        ×
      </button>
    </div>
  );
}
