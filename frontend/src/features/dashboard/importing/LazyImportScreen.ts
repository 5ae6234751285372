import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";

/** Loaded when somebody chooses or drops files. */
export const LazyImportScreen = lazyComponent(async () => (await import("./ImportScreen.tsx")).ImportScreen);
