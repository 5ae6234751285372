import { type ComponentType, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { documentTitle, type TitleName } from "#frontend/messages/titles.ts";
import { titleWords } from "#frontend/messages/titles.yaml";
import { ErrorBoundary } from "../modules/screen/ErrorBoundary.tsx";
import { LoadingScreen } from "../modules/screen/LoadingScreen.tsx";
import { type LazyComponent, lazyComponent, WhileLoading } from "../platform/lazyComponent.tsx";
import { visits } from "../telemetry/tracking/visits.ts";

export type LazyScreen = LazyComponent<object>;

/** A screen whose code loads on demand. */
export const onDemand = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): LazyScreen => lazyComponent(async () => (await load())[name]);

interface ScreenProps {
  /** Without one, the screen sets the document's title itself. */
  readonly title?: TitleName | undefined;
  readonly of: LazyScreen;
}

/** One route's screen: its title, "Loading..." until its code has loaded, and its own error boundary. */
export function Screen({ title, of: Content }: ScreenProps) {
  useEffect(() => {
    if (title) document.title = documentTitle(titleWords[title]);
  }, [title]);
  const { pathname, search, hash } = useLocation();
  // The router's address, because a screen whose code has loaded may already have replaced the address bar's.
  const tellVisit = useEffectEvent((page: string) => visits.tell(new URL(page + hash, location.origin).href));
  // A new fragment isn't a new visit.
  useEffect(() => tellVisit(pathname + search), [pathname, search]);
  return <LazyPart of={Content} />;
}

/** A screen or a layout whose code loads on demand, with an error boundary of its own. */
export const LazyPart = ({ of: Part }: { readonly of: LazyScreen }) => (
  <ErrorBoundary>
    <WhileLoading fallback={<LoadingScreen />}>
      <Part />
    </WhileLoading>
  </ErrorBoundary>
);
