import { useStore } from "#frontend/state/useStore.ts";
import { buttonClass } from "./buttonClass.ts";
import { dismissToast, type Toast, toasts } from "./toast.ts";
import "./Button.css";
import "./ToastRegion.css";

const none: readonly Toast[] = [];

interface ToastRegionProps {
  readonly dismissLabel: string;
}

/** Where toasts appear, once in the whole app. They are announced politely. */
export function ToastRegion({ dismissLabel }: ToastRegionProps) {
  const shown = useStore(toasts, () => none);
  return (
    <div className="toasts" role="status" aria-live="polite" data-sentry-mask>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </div>
  );
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
