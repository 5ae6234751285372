import type { EditorState } from "prosemirror-state";
import { useEffect, useRef, useState } from "react";
import { actionWords, editorWords, kindWords } from "#frontend/messages/editor.yaml";
import { kindAt } from "#frontend/modules/editor/actions/blockPosition.ts";
import { simultaneous } from "#frontend/modules/editor/actions/simultaneous.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { findCurrentHeading } from "#frontend/modules/editor/outline.ts";
import { pageNumberAt, pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { useEditorStateInBackground } from "#frontend/modules/editor/useEditorState.ts";

/** Milliseconds that the cursor must rest: screen readers first read the text that it moved to. */
const restMs = 400;

/**
 * Announces to screen readers where the cursor went: into another kind of element, into or out of a simultaneous
 * speech, onto another page, or into another scene. They can't see indents, columns, and page breaks.
 */
export function CursorAnnouncer({ editor }: { readonly editor: Editor }) {
  const kind = useEditorStateInBackground(editor, kindOf);
  const page = useEditorStateInBackground(editor, pageOf);
  const scene = useEditorStateInBackground(editor, sceneOf);
  const together = useEditorStateInBackground(editor, isTogether);
  const [said, setSaid] = useState("");
  const last = useRef({ kind, page, scene, together });
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = last.current;
      last.current = { kind, page, scene, together };
      const parts = [
        scene !== before.scene && scene,
        page !== before.page && page > 0 && editorWords.onPage({ page }),
        kind !== before.kind && kind,
        together !== before.together && (together ? actionWords.simultaneous : editorWords.notSimultaneous),
      ];
      const changed = parts.filter((part) => typeof part === "string" && part !== "");
      if (changed.length > 0) setSaid(changed.join(", "));
    }, restMs);
    return () => clearTimeout(timer);
  }, [kind, page, scene, together]);
  return (
    <p className="only-spoken" aria-live="polite">
      {said}
    </p>
  );
}

const kindOf = (state: EditorState): string => kindWords[kindAt(state) ?? "dialogue"];

const isTogether = (state: EditorState): boolean => simultaneous.isOn?.(state) === true;

/** Returns 0 until the pages are known. */
const pageOf = (state: EditorState): number =>
  pagesShown(state).breaks.length > 0 ? pageNumberAt(state, state.selection.head) : 0;

const sceneOf = (state: EditorState): string => findCurrentHeading(state)?.text ?? "";
