import { logUnexpected, messageOf } from "#frontend/platform/messageOf.ts";
import { showToast } from "#frontend/ui/toast.ts";

/** Shows why something failed. */
export function toastError(error: unknown): void {
  logUnexpected(error);
  showToast(messageOf(error));
}
