import { type ComponentType, Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { documentTitle } from "#frontend/messages/titles.ts";
import { ErrorBoundary } from "../modules/screen/ErrorBoundary.tsx";
import { LoadingScreen } from "../modules/screen/LoadingScreen.tsx";
import { type LazyComponent, lazyComponent } from "../platform/lazyComponent.tsx";
import { visits } from "../telemetry/tracking/visits.ts";

export type LazyScreen = LazyComponent<object>;

/** A screen whose code is loaded when somebody goes there. */
export const onDemand = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): LazyScreen => lazyComponent(async () => (await load())[name]);

interface ScreenProps {
  readonly title: string;
  readonly of: LazyScreen;
}

/** One route's screen: its title, "Loading..." until its code is here, and its own net for errors. */
export function Screen({ title, of: Content }: ScreenProps) {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  const { pathname, search, hash } = useLocation();
  // The router's address, not the address bar's: a screen whose code is there already may have replaced that by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of the same page is not another visit.
  useEffect(() => visits.tell(new URL(pathname + search + hash, location.origin).href), [pathname, search]);
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
  <ErrorBoundary>
    <Suspense fallback={<LoadingScreen />}>
      <Frame />
    </Suspense>
  </ErrorBoundary>
);
