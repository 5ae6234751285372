import type { ReactNode } from "react";
import { ErrorBoundary } from "#frontend/app/ErrorBoundary.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { editorWords } from "#frontend/words/editor.ts";

/** A part of the screen beside the text: when it fails, it alone is gone, and can be tried again. */
export const Panel = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={(onTryAgain) => <FailedPanel onTryAgain={onTryAgain} />}>{children}</ErrorBoundary>
);

const FailedPanel = ({ onTryAgain }: { readonly onTryAgain: () => void }) => (
  <div className="failed-panel" role="alert">
    <p>{editorWords.panelFailed}</p>
    <Button size="small" onClick={onTryAgain}>
      {editorWords.tryAgain}
    </Button>
  </div>
);
