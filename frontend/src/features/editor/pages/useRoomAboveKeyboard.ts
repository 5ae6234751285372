import { useEffect } from "react";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { type CoveredEdges, useCoveredEdges } from "#frontend/ui/coveredEdges.ts";

/**
 * Returns what an on-screen keyboard covers, which the editor leaves free. What is written in stays in view when the
 * keyboard opens.
 */
export function useRoomAboveKeyboard(editor: Editor): CoveredEdges {
  const covered = useCoveredEdges();
  useEffect(() => {
    if (covered.bottom > 0) showWhatIsWrittenIn(editor);
  }, [covered, editor]);
  return covered;
}

function showWhatIsWrittenIn(editor: Editor): void {
  const view = editor.view();
  if (view?.hasFocus()) view.dispatch(view.state.tr.scrollIntoView());
  else document.activeElement?.scrollIntoView({ block: "nearest" });
}
