import { showLanguage } from "#frontend/messages/showLanguage.ts";

/** Test files of one process share the messages, and a file before this one may have shown them in another language. */
await showLanguage("en");
