import { Component, type ErrorInfo, type ReactNode } from "react";
import { retryFailedComponents } from "#frontend/platform/lazyComponent.tsx";
import { logger } from "#frontend/platform/logger.ts";
import { SiteUnreachable } from "#frontend/platform/reloadForNewRelease.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What replaces the failed part; by default the full error screen. */
  readonly fallback?: (onTryAgain: () => void, isUnreachable: boolean) => ReactNode;
}

type ErrorBoundaryState =
  | { readonly hasFailed: false }
  /** `isUnreachable`: its code couldn't be loaded because the site can't be reached. */
  | { readonly hasFailed: true; readonly isUnreachable: boolean };

/** Catches errors that a screen throws while rendering, reports them, and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { hasFailed: true, isUnreachable: error instanceof SiteUnreachable };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    if (error instanceof SiteUnreachable) {
      logger.warn("A part of the page could not be loaded", { cause: String(error.cause) });
      window.addEventListener("online", this.#tryAgain);
    } else {
      logger.error(error, { componentStack });
    }
  }

  override componentWillUnmount(): void {
    window.removeEventListener("online", this.#tryAgain);
  }

  readonly #tryAgain = () => {
    window.removeEventListener("online", this.#tryAgain);
    retryFailedComponents();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { isUnreachable } = this.state;
    if (this.props.fallback) return this.props.fallback(this.#tryAgain, isUnreachable);
    return <ErrorScreen isUnreachable={isUnreachable} onTryAgain={this.#tryAgain} />;
  }
}
