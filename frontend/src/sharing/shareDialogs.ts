import { lazy } from "react";
import { loadCode } from "#frontend/app/freshStart.ts";

/** Their code comes when somebody shares. */
export const ShareFromDesk = lazy(async () => ({
  default: (await loadCode(() => import("./ShareFromDesk.tsx"))).ShareFromDesk,
}));

export const ShareFromShelf = lazy(async () => ({
  default: (await loadCode(() => import("./ShareFromShelf.tsx"))).ShareFromShelf,
}));
