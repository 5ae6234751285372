import { Component, type ErrorInfo, type ReactNode } from "react";
import { logger } from "#frontend/app/logger.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { editorWords } from "#frontend/words/editor.ts";

interface PanelProps {
  readonly children: ReactNode;
}

/** A part of the screen beside the text: when it fails, it alone is gone, and can be tried again. */
export class Panel extends Component<PanelProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    logger.error(error, { componentStack });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="failed-panel" role="alert">
        <p>{editorWords.panelFailed}</p>
        <Button size="small" onClick={() => this.setState({ hasFailed: false })}>
          {editorWords.tryAgain}
        </Button>
      </div>
    );
  }
}
