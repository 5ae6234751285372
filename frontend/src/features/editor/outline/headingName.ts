import type { BlockId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.ts";
import { outlineWords as words } from "#frontend/messages/outline.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";

export function headingName({ kind, text }: OutlineHeading): string {
  if (text !== "") return text;
  return kind === "act" ? editorWords.untitledAct : editorWords.untitledScene;
}

/** Names scenes with their act, because every act may have a "Scene 1". */
export function fullNames(headings: readonly OutlineHeading[]): ReadonlyMap<BlockId, string> {
  let act: string | undefined;
  return new Map(
    headings.map((heading) => {
      const name = headingName(heading);
      if (heading.kind === "act") act = name;
      return [heading.id, act === undefined || heading.kind === "act" ? name : words.sceneOfAct(act, name)];
    }),
  );
}
