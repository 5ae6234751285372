import { useRef, useState } from "react";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import { actionWords, editorWords } from "#frontend/messages/editor.ts";
import { indexCards } from "#frontend/modules/editor/actions/screen.ts";
import { perform } from "#frontend/modules/editor/goTo.ts";
import { actsOf, type OutlineAct } from "#frontend/modules/editor/navigation/outlineTree.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { findCurrentHeading, outlineOf } from "#frontend/modules/editor/outline.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { BookmarkList } from "./BookmarkList.tsx";
import { actDrop, dragAttributes, lastHeading, openingDrop, sceneDrop } from "./dropPlaces.ts";
import { HeadingRow, type OutlineContext } from "./HeadingRow.tsx";
import { SceneDialog } from "./SceneDialog.tsx";
import { useCollapsedActs } from "./useCollapsedActs.ts";
import { useHeadingMoves } from "./useHeadingMoves.ts";
import { useOutlineEntries } from "./useOutlineEntries.ts";
import { usePageRanges, useSceneFigures } from "./useSceneFigures.ts";
import "./outline.css";

interface OutlineProps {
  readonly editor: Editor;
  readonly playId: PlayId;
}

/** Acts and scenes with their page numbers, to go to and to move. The current scene is highlighted. */
export function Outline({ editor, playId }: OutlineProps) {
  const headings = useEditorState(editor, outlineOf);
  const [editing, setEditing] = useState<BlockId>();
  const list = useRef<HTMLUListElement>(null);
  const { notice, onKeyDown } = useHeadingMoves(editor, list);
  const entries = useOutlineEntries(editor.doc);
  const acts = actsOf(headings);
  const context: OutlineContext = {
    editor,
    entries,
    current: useEditorState(editor, findCurrentHeading),
    figures: useSceneFigures(editor),
    pages: usePageRanges(editor, headings),
    onEdit: setEditing,
  };
  return (
    <>
      <nav className="editor-outline" aria-label={editorWords.outline}>
        <header className="outline-head">
          <h2>{editorWords.outline}</h2>
          <Button variant="bare" size="small" onClick={() => perform(editor, indexCards)}>
            {actionWords.indexCards}
          </Button>
        </header>
        <ul>
          <li className="outline-line">
            <button type="button" className="outline-row" onClick={goToTitlePage}>
              <span className="outline-name">{editorWords.titlePage}</span>
            </button>
          </li>
        </ul>
        <ul ref={list} onKeyDown={onKeyDown}>
          <ActRows acts={acts} context={context} playId={playId} />
        </ul>
        {headings.length === 0 && <p>{editorWords.noHeadings}</p>}
        <BookmarkList editor={editor} entries={entries} headings={headings} />
        <p role="status" className="only-spoken">
          {notice}
        </p>
      </nav>
      {editing && <SceneDialog editor={editor} id={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}

interface ActRowsProps {
  readonly acts: readonly OutlineAct[];
  readonly context: OutlineContext;
  readonly playId: PlayId;
}

function ActRows({ acts, context, playId }: ActRowsProps) {
  const [collapsed, toggle] = useCollapsedActs(playId);
  return acts.map((group, index) => {
    const { act } = group;
    const isCollapsed = act !== undefined && collapsed.has(act.id);
    return (
      <li key={act?.id ?? ""} {...actDrop(acts, index)}>
        {act && (
          <div className="outline-line outline-act" {...dragAttributes(act)} {...openingDrop(acts, index, isCollapsed)}>
            <HeadingRow
              heading={act}
              context={context}
              isCurrent={isCollapsed && isWithin(group, context.current)}
              scenes={{ count: group.scenes.length, isCollapsed, onToggle: () => toggle(act.id) }}
            />
          </div>
        )}
        {!isCollapsed && group.scenes.length > 0 && <SceneRows group={group} context={context} />}
      </li>
    );
  });
}

const isWithin = (group: OutlineAct, id: BlockId | undefined): boolean =>
  id !== undefined && (lastHeading(group) === id || group.scenes.some((scene) => scene.id === id));

const SceneRows = ({ group, context }: { readonly group: OutlineAct; readonly context: OutlineContext }) => (
  <ul>
    {group.scenes.map((scene, index) => (
      <li
        key={scene.id}
        className={group.act ? "outline-line outline-scene" : "outline-line"}
        {...dragAttributes(scene)}
        {...sceneDrop(group, index)}
      >
        <HeadingRow heading={scene} context={context} />
      </li>
    ))}
  </ul>
);

/** Shows the title page and puts the cursor into its first field, as a click on a scene puts it into the scene. */
function goToTitlePage(): void {
  const titlePage = document.querySelector(".editor-title-page");
  titlePage?.scrollIntoView({ block: "start" });
  titlePage?.querySelector("textarea")?.focus({ preventScroll: true });
}
