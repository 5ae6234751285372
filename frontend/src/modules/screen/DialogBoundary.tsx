import { type ReactNode, useEffect } from "react";
import { failureWords } from "#frontend/messages/failure.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { WhileLoading } from "#frontend/platform/lazyComponent.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { collectTypedAhead } from "./typedAhead.ts";

interface DialogBoundaryProps {
  /** The title of the dialog, if it can't be shown itself. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Takes the focus at once, so that what's typed doesn't get into the text below, but into the dialog when it's there. */
function LoadingDialog({ title, onClose }: Omit<DialogBoundaryProps, "children">) {
  useEffect(() => collectTypedAhead(), []);
  return (
    <Dialog isOpen size="waiting" title={title} onClose={onClose}>
      <p role="status">{shellWords.loading}</p>
    </Dialog>
  );
}

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
            <Button onClick={onClose}>{failureWords.close}</Button>
            <Button variant="primary" onClick={onTryAgain}>
              {failureWords.tryAgain}
            </Button>
          </>
        }
      >
        <p role="alert">{isUnreachable ? failureWords.offline : failureWords.text}</p>
      </Dialog>
    )}
  >
    <WhileLoading fallback={<LoadingDialog title={title} onClose={onClose} />}>{children}</WhileLoading>
  </ErrorBoundary>
);
