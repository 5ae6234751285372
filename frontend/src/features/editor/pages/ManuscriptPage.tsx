import { useId, useLayoutEffect, useRef } from "react";
import { editorWords } from "#frontend/messages/editor.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import "#frontend/modules/editor/manuscript.css";

/** The element in which ProseMirror renders the manuscript. React doesn't touch its content. */
export function ManuscriptPage({ editor }: { readonly editor: Editor }) {
  const place = useRef<HTMLDivElement>(null);
  const helpId = useId();
  useLayoutEffect(() => {
    if (place.current) return editor.mount(place.current, { describedBy: helpId });
    return undefined;
  }, [editor, helpId]);
  return (
    <>
      <p id={helpId} className="only-spoken">
        {editorWords.manuscriptHelp}
      </p>
      <div ref={place} className="editor-sheets" translate="no" data-sentry-mask data-sentry-block />
    </>
  );
}
