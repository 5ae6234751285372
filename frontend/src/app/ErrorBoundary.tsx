import { Component, type ErrorInfo, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { logger } from "./logger.ts";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in the place of what failed; the whole error screen, unless said. */
  readonly fallback?: (onTryAgain: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Catches what a screen throws while it renders, reports it, and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    logger.error(error, { componentStack });
  }

  readonly #tryAgain = () => this.setState({ hasFailed: false });

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback ? this.props.fallback(this.#tryAgain) : <ErrorScreen onTryAgain={this.#tryAgain} />;
  }
}
