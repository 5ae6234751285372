import { vi } from "vitest";
import { currentLanguage } from "#frontend/messages/locale.ts";
import { showLanguage } from "#frontend/messages/showLanguage.ts";

/*
 * Test files of one process share the messages. If a file before this one has shown them in another language, some modules
 * have copied them: this file loads all modules again.
 */
if (currentLanguage() !== "en") {
  await showLanguage("en");
  vi.resetModules();
}
