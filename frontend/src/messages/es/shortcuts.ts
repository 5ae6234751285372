import type * as english from "../shortcuts.ts";
import type { Translation } from "../translation.ts";
import spanish from "./shortcuts.json";

export const shortcutGroups: Translation<typeof english.shortcutGroups> = spanish;
