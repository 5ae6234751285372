import english from "./shortcuts.json";
import { translated } from "./translation.ts";

/**
 * All keyboard shortcuts for the help. The lists are written from the editor's actions by `shortcutList.test.ts`, because the
 * actions themselves would load the editor.
 */
export const shortcutGroups = translated("shortcutGroups", english);
