import { useId, useLayoutEffect, useRef } from "react";
import type { Editor } from "#frontend/editor/openEditor.ts";
import { editorWords } from "#frontend/words/editor.ts";
import "#frontend/editor/manuscript.css";

/** The place of the manuscript. React does not look inside: it is ProseMirror's. */
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
      <div ref={place} className="sheets" data-sentry-mask data-sentry-block />
    </>
  );
}
