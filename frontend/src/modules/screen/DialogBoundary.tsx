import { type ReactNode, Suspense } from "react";
import { failureWords as words } from "#frontend/messages/failure.ts";
import { shellWords } from "#frontend/messages/shell.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

interface DialogBoundaryProps {
  /** The title of the dialog, if it can't be shown itself. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Takes the focus at once, so that what's typed doesn't get into the text below. */
const LoadingDialog = ({ title, onClose }: Omit<DialogBoundaryProps, "children">) => (
  <Dialog isOpen size="waiting" title={title} onClose={onClose}>
    <p role="status">{shellWords.loading}</p>
  </Dialog>
);

/** Surrounds a dialog whose code loads with its first use. If it fails, another dialog says so; the screen stays. */
export const DialogBoundary = ({ title, onClose, children }: DialogBoundaryProps) => (
  <ErrorBoundary
    fallback={(onTryAgain, isUnreachable) => (
      <Dialog
        isOpen
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{words.close}</Button>
            <Button variant="primary" onClick={onTryAgain}>
              {words.tryAgain}
            </Button>
          </>
        }
      >
        <p role="alert">{isUnreachable ? words.offline : words.text}</p>
      </Dialog>
    )}
  >
    <Suspense fallback={<LoadingDialog title={title} onClose={onClose} />}>{children}</Suspense>
  </ErrorBoundary>
);
