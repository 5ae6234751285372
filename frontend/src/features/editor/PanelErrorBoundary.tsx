import type { ReactNode } from "react";
import { editorWords } from "#frontend/messages/editor.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { ErrorBoundary } from "#frontend/modules/screen/ErrorBoundary.tsx";
import { Button } from "#frontend/ui/Button.tsx";

/** Contains the failure of one panel, which can be reloaded. */
export const PanelErrorBoundary = ({ children }: { readonly children: ReactNode }) => (
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
  <div className="editor-failed-panel" role="alert">
    <p>{isUnreachable ? failureWords.offline : editorWords.panelFailed}</p>
    <Button size="small" onClick={onTryAgain}>
      {editorWords.tryAgain}
    </Button>
  </div>
);
