import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { startKey, type WorkbenchStart } from "./onWorkbench.ts";

/** Loads the screens after the messages, because labels are constants that take their texts when they're loaded. */
const { language }: Partial<WorkbenchStart> = JSON.parse(sessionStorage.getItem(startKey) ?? "{}");
if (language) await showLanguage(language);
await import("./workbench.tsx");
