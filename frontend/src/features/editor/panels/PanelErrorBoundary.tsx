import type { ReactNode } from "react";
import { editorWords } from "#frontend/messages/editor.yaml";
import { failureWords } from "#frontend/messages/failure.yaml";
import { ErrorBoundary } from "#frontend/modules/screen/ErrorBoundary.tsx";
import { Button } from "#frontend/ui/Button.tsx";

interface PanelErrorBoundaryProps {
  readonly children: ReactNode;
  /** Where the panel is in the editor's grid. Without a place, what replaces it would be in a row of no height. */
  readonly area?: "top" | "outline" | "page" | "panel" | "foot";
}

/** Contains the failure of one panel, which can be reloaded. */
export const PanelErrorBoundary = ({ children, area = "page" }: PanelErrorBoundaryProps) => (
  <ErrorBoundary
    fallback={(onTryAgain, isUnreachable) => (
      <div className="editor-failed-panel" style={{ gridArea: area }} data-area={area} role="alert">
        <p>{isUnreachable ? failureWords.offline : editorWords.panelFailed}</p>
        <Button size="small" onClick={onTryAgain}>
          {editorWords.tryAgain}
        </Button>
      </div>
    )}
  >
    {children}
  </ErrorBoundary>
);
