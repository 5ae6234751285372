/** The messages of what runs on public pages, except those that only some of them need. */
export * from "./consent.ts";
export * from "./contact.ts";
export * from "./editor.ts";
export * from "./failure.ts";
export * from "./home.ts";
export * from "./menuLabels.ts";
export * from "./offline.ts";
export * from "./pricing.ts";
export * from "./shell.ts";
export * from "./subscription.ts";
