import { useEffect, useLayoutEffect } from "react";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { findRequest } from "#frontend/modules/editor/find/findPlugin.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { lazyComponent, WhileLoading } from "#frontend/platform/lazyComponent.tsx";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { PanelErrorBoundary } from "../panels/PanelErrorBoundary.tsx";

const FindBar = lazyComponent(async () => (await import("../find/FindBar.tsx")).FindBar);

/** The find bar. Its code loads once the browser is idle, so that it's there without a connection, too. */
export function FindPanel({ editor }: { readonly editor: Editor }) {
  const request = useEditorState(editor, findRequest);
  useEffect(() => whenIdle(FindBar.preload), []);
  if (!request) return null;
  return (
    <PanelErrorBoundary>
      <WhileLoading fallback={<LeaveManuscript editor={editor} />}>
        <FindBar editor={editor} request={request} />
      </WhileLoading>
    </PanelErrorBoundary>
  );
}

/** While the bar loads, what the writer types to search for must not get into the play. */
function LeaveManuscript({ editor }: { readonly editor: Editor }) {
  useLayoutEffect(() => editor.view()?.dom.blur(), [editor]);
  return null;
}
