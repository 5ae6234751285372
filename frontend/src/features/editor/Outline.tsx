import { useMemo } from "react";
import type { BlockId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.ts";
import { goTo } from "#frontend/modules/editor/goTo.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { findCurrentHeading, type OutlineHeading, outlineOf } from "#frontend/modules/editor/outline.ts";
import { pageNumberAt, pagesShown } from "#frontend/modules/editor/pages/pagesPlugin.ts";
import { placedBlocks } from "#frontend/modules/editor/schema/flat.ts";
import { attributesOf } from "#frontend/modules/editor/schema/schema.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";

/** Acts and scenes with their page numbers. The current scene is highlighted. */
export function Outline({ editor }: { readonly editor: Editor }) {
  const headings = useEditorState(editor, outlineOf);
  const current = useEditorState(editor, findCurrentHeading);
  const numbers = usePageNumbers(editor, headings);
  return (
    <nav className="editor-outline" aria-label={editorWords.outline}>
      <h2>{editorWords.outline}</h2>
      <ul>
        <li>
          <button type="button" onClick={goToTitlePage}>
            <span>{editorWords.titlePage}</span>
          </button>
        </li>
        {headings.map((heading) => (
          <li key={heading.id} className={`editor-outline-${heading.kind}`}>
            <button
              type="button"
              aria-current={heading.id === current ? "location" : undefined}
              onClick={() => goTo(editor, heading.id)}
            >
              <span>{nameOf(heading)}</span>
              <span className="editor-outline-page">{numbers.get(heading.id)}</span>
            </button>
          </li>
        ))}
      </ul>
      {headings.length === 0 && <p>{editorWords.noHeadings}</p>}
    </nav>
  );
}

/** Shows the title page and puts the cursor into its first field, as a click on a scene puts it into the scene. */
function goToTitlePage(): void {
  const titlePage = document.querySelector(".editor-title-page");
  titlePage?.scrollIntoView({ block: "start" });
  titlePage?.querySelector("textarea")?.focus({ preventScroll: true });
}

function nameOf({ kind, text }: OutlineHeading): string {
  if (text !== "") return text;
  return kind === "act" ? editorWords.untitledAct : editorWords.untitledScene;
}

/** Recomputed when pages or headings change, not on every key. */
function usePageNumbers(editor: Editor, headings: readonly OutlineHeading[]): ReadonlyMap<BlockId, number> {
  const pages = useEditorState(editor, pagesShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages and headings change the editor's state.
  return useMemo(() => {
    const wanted = new Set(headings.map(({ id }) => id));
    const state = editor.state();
    const placed = placedBlocks(state.doc).filter(({ node }) => wanted.has(attributesOf(node).id));
    return new Map(placed.map(({ node, pos }) => [attributesOf(node).id, pageNumberAt(state, pos)]));
  }, [editor, headings, pages]);
}
