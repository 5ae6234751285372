import { createEvent } from "#frontend/state/createEvent.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { localEntries } from "./browserStorage.ts";

export type Theme = "light" | "dark";

/** The key of the theme. `public/head.js` reads it before the first paint. */
const key = "theme";
const changed = createEvent();

const readTheme = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

/** Applies the theme and stores it. Without storage, it lasts as long as the page. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localEntries.setItem(key, theme);
  } catch {
    // The theme is applied. It's just not stored.
  }
  changed.emit();
}

export const isDark = (): boolean => readTheme() === "dark";

export const toggleTheme = (): void => setTheme(isDark() ? "light" : "dark");

export const useTheme = (): Theme => useStore({ get: readTheme, subscribe: changed.subscribe }, () => "light");
