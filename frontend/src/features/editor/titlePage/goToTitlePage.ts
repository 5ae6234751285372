import type { Editor } from "#frontend/modules/editor/editor.ts";
import { uncoverText } from "#frontend/modules/editor/goTo.ts";

/** Shows the title page and puts the cursor into its first field, as a click on a scene puts it into the scene. */
export function goToTitlePage(editor: Editor): void {
  uncoverText(editor.view());
  const titlePage = document.querySelector(".editor-title-page");
  titlePage?.scrollIntoView({ block: "start" });
  titlePage?.querySelector("textarea")?.focus({ preventScroll: true });
}
