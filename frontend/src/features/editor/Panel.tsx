import type { ReactNode } from "react";
import { ErrorBoundary } from "#frontend/app/ErrorBoundary.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { editorWords } from "#frontend/words/editor.ts";
import { failureWords } from "#frontend/words/failure.ts";

/** A part of the screen beside the text: when it fails, it alone is gone, and can be tried again. */
export const Panel = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary
    fallback={(onTryAgain, isUnreachable) => <FailedPanel onTryAgain={onTryAgain} isUnreachable={isUnreachable} />}
  >
    {children}
  </ErrorBoundary>
);

interface FailedPanelProps {
  readonly onTryAgain: () => void;
  readonly isUnreachable: boolean;
}

const FailedPanel = ({ onTryAgain, isUnreachable }: FailedPanelProps) => (
  <div className="failed-panel" role="alert">
    <p>{isUnreachable ? failureWords.offline : editorWords.panelFailed}</p>
    <Button size="small" onClick={onTryAgain}>
      {editorWords.tryAgain}
    </Button>
  </div>
);
