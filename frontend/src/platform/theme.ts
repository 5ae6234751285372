import { useSyncExternalStore } from "react";
import { localEntries } from "./browserStorage.ts";

export type Theme = "light" | "dark";

/** The one key of the theme; `public/theme.js` reads it before the first paint. */
const key = "theme";
const listeners = new Set<() => void>();

const readTheme = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

/** Puts the theme on and keeps it; where storage is closed it lasts as long as the page. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localEntries.setItem(key, theme);
  } catch {
    // The page is as asked for; only the memory is missing.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => "light");
