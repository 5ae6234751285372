import { editorWords } from "#frontend/messages/editor.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";

export function headingName({ kind, text }: OutlineHeading): string {
  if (text !== "") return text;
  return kind === "act" ? editorWords.untitledAct : editorWords.untitledScene;
}
