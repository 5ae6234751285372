import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";

/** Their code comes when somebody shares. */
export const LazyShareFromEditor = lazyComponent(async () => (await import("./ShareFromEditor.tsx")).ShareFromEditor);

export const LazyShareFromPlayList = lazyComponent(
  async () => (await import("./ShareFromPlayList.tsx")).ShareFromPlayList,
);
