import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";

/** Loaded when somebody shares a play. */
export const LazyShareFromEditor = lazyComponent(async () => (await import("./ShareFromEditor.tsx")).ShareFromEditor);

export const LazyShareFromPlayList = lazyComponent(
  async () => (await import("./ShareFromPlayList.tsx")).ShareFromPlayList,
);
