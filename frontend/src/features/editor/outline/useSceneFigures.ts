import { useEffect, useMemo, useState } from "react";
import { readCharacters } from "#domain/play/document/characters.ts";
import type { BlockId } from "#domain/play/play.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import {
  figuresSteps,
  type PageRange,
  pageRangesOf,
  type SceneFigures,
} from "#frontend/modules/editor/navigation/sceneFigures.ts";
import { pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { useEditorStateInBackground } from "#frontend/modules/editor/useEditorState.ts";
import { workWhenIdle } from "#frontend/platform/workWhenIdle.ts";

/** Milliseconds without a change before scenes are counted again. */
const pauseMs = 400;

/** The figures of every scene and act. Counted while the browser is idle, so at first there are none. */
export function useSceneFigures(editor: Editor): ReadonlyMap<BlockId, SceneFigures> {
  const [figures, setFigures] = useState<ReadonlyMap<BlockId, SceneFigures>>(new Map());
  useEffect(() => {
    const work = () => workWhenIdle(figuresSteps(editor.state().doc, readCharacters(editor.doc)), setFigures);
    let counted = editor.state().doc;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopWork = work();
    const stop = (): void => {
      clearTimeout(timer);
      stopWork();
    };
    const stopListening = editor.subscribe(() => {
      const { doc } = editor.state();
      if (doc === counted) return;
      counted = doc;
      stop();
      timer = setTimeout(() => {
        stopWork = work();
      }, pauseMs);
    });
    return () => {
      stopListening();
      stop();
    };
  }, [editor]);
  return figures;
}

/** The pages of every scene and act. `headings`: the outline, after whose changes they're read again. */
export function usePageRanges(editor: Editor, headings: unknown): ReadonlyMap<BlockId, PageRange> {
  const pages = useEditorStateInBackground(editor, pagesShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages and headings change the editor's state.
  return useMemo(() => pageRangesOf(editor.state()), [editor, headings, pages]);
}
