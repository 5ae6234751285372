import { useCallback } from "react";
import type { BlockId } from "#domain/play/play.ts";
import { type PlayScene, presentAt } from "#domain/play/stage/stagePlay.ts";
import { findBlockPosition } from "#frontend/modules/editor/actions/blockPosition.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { idOf } from "#frontend/modules/editor/schema/flat.ts";
import { type Staged, stageOf } from "#frontend/modules/editor/stage/stageSession.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { useStore } from "#frontend/state/useStore.ts";

/** Who is on stage in the play; undefined until it's known. */
export const useStage = (editor: Editor): Staged | undefined => useStore(stageOf(editor));

/** The block at the cursor. */
export const useCursorBlock = (editor: Editor): BlockId | undefined =>
  useEditorState(
    editor,
    useCallback((state) => {
      const place = findBlockPosition(state);
      return place && idOf(place.node);
    }, []),
  );

/** The scene at the cursor, and who is on stage there. A new block has no scene until the next pause. */
export function sceneAt(
  staged: Staged,
  at: BlockId | undefined,
): { readonly scene: PlayScene | undefined; readonly present: readonly string[] } {
  const scene = at === undefined ? undefined : staged.sceneOf.get(at);
  return { scene, present: scene && at !== undefined ? presentAt(scene, at) : [] };
}
