import type { BlockId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { outlineWords } from "#frontend/messages/outline.yaml";
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
      return [
        heading.id,
        act === undefined || heading.kind === "act" ? name : outlineWords.sceneOfAct({ act, scene: name }),
      ];
    }),
  );
}
