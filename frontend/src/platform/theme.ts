import { useSyncExternalStore } from "react";
import { localEntries } from "./browserStorage.ts";

export type Theme = "light" | "dark";

/** The key of the theme. `public/theme.js` reads it before the first paint. */
const key = "theme";
const listeners = new Set<() => void>();

const readTheme = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

/** Applies the theme and stores it. Without storage, it lasts as long as the page. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localEntries.setItem(key, theme);
  } catch {
    // The theme is applied. It's just not stored.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => "light");
