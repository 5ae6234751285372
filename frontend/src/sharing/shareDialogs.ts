import { lazyComponent } from "#frontend/app/lazyComponent.tsx";

/** Their code comes when somebody shares. */
export const ShareFromDesk = lazyComponent(async () => (await import("./ShareFromDesk.tsx")).ShareFromDesk);

export const ShareFromShelf = lazyComponent(async () => (await import("./ShareFromShelf.tsx")).ShareFromShelf);
