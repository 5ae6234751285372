import { paperOfLanguage } from "#domain/play/layout/paper/paperOfLanguage.ts";
import type { PageLayout } from "#domain/play/play.ts";

/** Returns the page layout of new plays: A4 where the browser's region uses it. Nothing is stored for Letter, the default. */
export const ownPageLayout = (): PageLayout | undefined =>
  paperOfLanguage(navigator.language) === "a4" ? { paper: "a4" } : undefined;
