import { useSyncExternalStore } from "react";
import { Button } from "./Button.tsx";
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from "./toast.ts";
import "./ToastRegion.css";

const none: readonly Toast[] = [];

/** Where toasts appear, once in the whole app; they are spoken politely. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, text, action } }: { readonly toast: Toast }) {
  const act = () => {
    dismissToast(id);
    action?.onSelect();
  };
  return (
    <div className="toast">
      <span>{text}</span>
      {action && (
        <Button variant="bare" size="small" onClick={act}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
