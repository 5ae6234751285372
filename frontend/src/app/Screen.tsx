import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { documentTitle } from "#frontend/words/titles.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { loadCode } from "./freshStart.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { visits } from "./tracking/visits.ts";

export interface LazyScreen extends LazyExoticComponent<ComponentType> {
  /** Fetches its code ahead of need. What fails here fails where it is needed, and is told there. */
  readonly preload: () => void;
}

/** A screen whose code is loaded when somebody goes there. */
export const onDemand = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): LazyScreen => {
  const screen: LazyExoticComponent<ComponentType> = lazy(async () => ({ default: (await loadCode(load))[name] }));
  return Object.assign(screen, { preload: () => void load().catch(() => undefined) });
};

interface ScreenProps {
  readonly title: string;
  readonly of: LazyScreen;
}

/** One route's screen: its title, "Loading..." until its code is here, and its own net for errors. */
export function Screen({ title, of: Content }: ScreenProps) {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another visit.
  useEffect(() => visits.tell(), [pathname, search]);
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Content />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A frame around screens whose code is loaded like theirs. */
export const Layout = ({ of: Frame }: { readonly of: LazyScreen }) => (
  <Suspense fallback={<LoadingScreen />}>
    <Frame />
  </Suspense>
);
