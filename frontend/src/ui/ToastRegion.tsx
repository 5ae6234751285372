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

function ToastCard({ toast: { id, text, action }, dismissLabel }: ToastRegionProps & { readonly toast: Toast }) {
  const act = () => {
    dismissToast(id);
    action?.onSelect();
  };
  return (
    <div className="toast">
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
