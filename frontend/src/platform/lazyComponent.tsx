import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadCode, noteFailedStyles } from "./reloadForNewRelease.ts";

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Fetches its code ahead of need. What fails here fails where it is needed, and is told there. */
  readonly preload: () => void;
};

const failures = new Set<() => void>();

/** A component whose code is loaded with its first use. React's `lazy` keeps a failure; this one can be loaded again. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const attempt = (): LazyExoticComponent<ComponentType<object>> =>
    lazy(async () => {
      try {
        return { default: (await loadCode(load)) as ComponentType<object> };
      } catch (error) {
        failures.add(() => {
          Content = attempt();
        });
        throw error;
      }
    });
  let Content = attempt();
  const Loaded = (props: Props) => <Content {...props} />;
  const preload = () => {
    noteFailedStyles();
    load().catch(() => undefined);
  };
  return Object.assign(Loaded, { preload });
}

/** Every component that failed to load loads anew when it is drawn next. */
export function retryFailedComponents(): void {
  for (const retry of failures) retry();
  failures.clear();
}
