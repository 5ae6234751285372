import { useCallback, useRef } from "react";
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

/**
 * The block at the cursor. A block that was just started isn't in a scene until the next pause: meanwhile, it's the one
 * before.
 */
export function useStagedBlock(editor: Editor, staged: Staged | undefined): BlockId | undefined {
  const here = useEditorState(
    editor,
    useCallback((state) => {
      const place = findBlockPosition(state);
      return place && idOf(place.node);
    }, []),
  );
  const last = useRef<BlockId>(undefined);
  if (here !== undefined && staged?.sceneOf.has(here)) last.current = here;
  return last.current;
}

/** The scene of a block, and who is on stage there. */
export function sceneAt(
  staged: Staged,
  at: BlockId | undefined,
): { readonly scene: PlayScene | undefined; readonly present: readonly string[] } {
  const scene = at === undefined ? undefined : staged.sceneOf.get(at);
  return { scene, present: scene && at !== undefined ? presentAt(scene, at) : [] };
}
