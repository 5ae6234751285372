import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useState } from "react";
import { loadCode, noteFailedStyles } from "./reloadForNewRelease.ts";

export type LazyComponent<Props extends object> = ((props: Props) => ReactNode) & {
  /** Loads the code before it's needed. A failure is reported when it is needed. */
  readonly preload: () => void;
};

const failures = new Set<() => void>();

/** A component whose code loads with its first use. Unlike React's `lazy`, it can be loaded again after a failure. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let ready: ComponentType<Props> | undefined;
  const loadFirst = async (): Promise<ComponentType<Props>> => {
    ready = await load();
    return ready;
  };
  const attempt = (isRequested: boolean): LazyExoticComponent<ComponentType<object>> =>
    lazy(async () => {
      try {
        return { default: (await loadCode(loadFirst, { isRequested })) as ComponentType<object> };
      } catch (error) {
        failures.add(() => {
          Content = attempt(true);
        });
        throw error;
      }
    });
  let Content = attempt(false);
  /** Shows code that is there at once: React waits 300 ms after the fallback of a component that it has to load. */
  const Loaded = (props: Props) => {
    const [Shown] = useState(() => ready ?? Content);
    return <Shown {...props} />;
  };
  const preload = () => {
    noteFailedStyles();
    loadFirst().catch(() => undefined);
  };
  return Object.assign(Loaded, { preload });
}

/** Makes every component that failed to load try again at its next render. */
export function retryFailedComponents(): void {
  for (const retry of failures) retry();
  failures.clear();
}
