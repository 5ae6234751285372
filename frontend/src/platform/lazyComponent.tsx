import { type ComponentType, createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import { loadCode, noteFailedStyles } from "./reloadForNewRelease.ts";

export type LazyComponent<Props extends object> = ((props: Props) => ReactNode) & {
  /** Loads the code before it's needed, unless there's no network. A failure is reported when it is needed. */
  readonly preload: () => void;
};

const WaitingContext = createContext<ReactNode>(null);

interface WhileLoadingProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows something in the place of each component below it whose code is loading. React's `Suspense` isn't used, because
 * it keeps its fallback on the screen for 300 ms, even if the code is there earlier.
 */
export const WhileLoading = ({ fallback, children }: WhileLoadingProps) => (
  <WaitingContext value={fallback}>{children}</WaitingContext>
);

type Code<Props> = { readonly Content: ComponentType<Props> } | { readonly error: unknown };

const failures = new Set<() => void>();

/**
 * A component whose code loads with its first use. Until then, it shows what `WhileLoading` says, or else nothing. Unlike
 * React's `lazy`, it can be loaded again after a failure.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let ready: Code<Props> | undefined;
  let loading: Promise<Code<Props>> | undefined;
  let isRequested = false;
  const loadFirst = async (): Promise<Code<Props>> => {
    ready = { Content: await load() };
    return ready;
  };
  const fail = (error: unknown): Code<Props> => {
    failures.add(() => {
      loading = undefined;
      isRequested = true;
    });
    return { error };
  };
  const loadOnce = (): Promise<Code<Props>> => {
    loading ??= loadCode(loadFirst, { isRequested }).catch(fail);
    return loading;
  };
  const Loaded = (props: Props) => {
    const fallback = use(WaitingContext);
    const [state, setState] = useState(() => {
      if (!ready) void loadOnce();
      return ready;
    });
    // Public pages are rendered at build time, and that waits for their code.
    const code = state ?? (isBuilding ? use(loadOnce()) : undefined);
    useEffect(() => {
      if (code) return;
      let isShown = true;
      void loadOnce().then((found) => isShown && startTransition(() => setState(found)));
      return () => {
        isShown = false;
      };
    }, [code]);
    if (!code) return fallback;
    if ("error" in code) throw code.error;
    return (
      <WaitingContext value={null}>
        <code.Content {...props} />
      </WaitingContext>
    );
  };
  const preload = () => {
    // Some browsers remember that a module failed to load, and then only a reload of the page helps.
    if (!navigator.onLine) return;
    noteFailedStyles();
    loadFirst().catch(() => undefined);
  };
  return Object.assign(Loaded, { preload });
}

const isBuilding = globalThis.document === undefined;

/** Makes every component that failed to load try again at its next render. */
export function retryFailedComponents(): void {
  for (const retry of failures) retry();
  failures.clear();
}
