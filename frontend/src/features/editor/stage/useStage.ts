import { useCallback, useRef } from "react";
import type { BlockId } from "#domain/play/play.ts";
import { type Certainty, certaintyOf, type Present } from "#domain/play/stage/certainty.ts";
import { type PlayScene, presentAt } from "#domain/play/stage/stagePlay.ts";
import { findBlockPosition } from "#frontend/modules/editor/actions/blockPosition.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
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

/** The scene of a block. */
export const sceneAt = ({ sceneOf }: Staged, at: BlockId | undefined): PlayScene | undefined =>
  at === undefined ? undefined : sceneOf.get(at);

const nobody: Present = { certain: [], perhaps: [] };

/** Who is on stage at a block. */
export function presentIn(staged: Staged, at: BlockId | undefined): Present {
  const scene = sceneAt(staged, at);
  return scene && at !== undefined ? certaintyIn(staged).divide(presentAt(scene, at), at, at) : nobody;
}

const certainties = new WeakMap<Staged, Certainty>();

/** It's about the whole play, so it's found only once for it. */
export function certaintyIn(staged: Staged): Certainty {
  const certainty = certainties.get(staged) ?? certaintyOf(staged.scenes);
  certainties.set(staged, certainty);
  return certainty;
}
