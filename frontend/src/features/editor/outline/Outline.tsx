import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { indexCards, toggleOutline } from "#frontend/modules/editor/actions/screen.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { perform, returnToText } from "#frontend/modules/editor/goTo.ts";
import { actsOf, type OutlineAct } from "#frontend/modules/editor/navigation/outlineTree.ts";
import { findCurrentHeadingId, type OutlineHeading, outlineOf } from "#frontend/modules/editor/outline.ts";
import { hasRoomForOutline } from "#frontend/modules/editor/screen/screenControl.ts";
import { useEditorState, useEditorStateInBackground } from "#frontend/modules/editor/useEditorState.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { useOneTabStop } from "#frontend/ui/useOneTabStop.ts";
import { dialogs } from "../dialogs/dialogs.ts";
import { goToTitlePage } from "../titlePage/goToTitlePage.ts";
import { BookmarkList } from "./BookmarkList.tsx";
import { actDrop, dragAttributes, lastHeading, openingDrop, sceneDrop } from "./dropPlaces.ts";
import { HeadingRow } from "./HeadingRow.tsx";
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
  const outline = useRef<HTMLElement>(null);
  useTakenFocus(editor, outline);
  useOneTabStop(outline, ".outline-row");
  const { notice } = useHeadingMoves(editor, list);
  const entries = useOutlineEntries(editor.doc);
  useEffect(() => whenIdle(preloadDialogs), []);
  const acts = actsOf(headings);
  const current = useEditorStateInBackground(editor, findCurrentHeadingId);
  const figures = useSceneFigures(editor);
  const pages = usePageRanges(editor, headings);
  const isMeasured = current !== undefined && figures.has(current) && pages.has(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the cursor is in another scene, and when its row has grown.
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [current, isMeasured]);
  const rowOf: RowOf = (heading, isCurrent = heading.id === current) => ({
    editor,
    heading,
    entry: entries[heading.id],
    page: pages.get(heading.id)?.from,
    current: isCurrent ? { figures: figures.get(heading.id), pages: pages.get(heading.id) } : undefined,
    onEdit: setEditing,
  });
  return (
    <>
      <nav
        ref={outline}
        className="editor-outline"
        aria-label={editorWords.outline}
        onKeyDown={(event) => onOutlineKey(editor, event)}
      >
        <header className="outline-head">
          <h2>{editorWords.outline}</h2>
          <Button variant="bare" size="small" onMouseDown={keepFocus} onClick={() => perform(editor, indexCards)}>
            {actionWords.indexCards}
          </Button>
          <Button
            className="outline-close"
            variant="bare"
            size="small"
            aria-label={editorWords.foldOutline}
            title={editorWords.foldOutline}
            onMouseDown={keepFocus}
            onClick={() => perform(editor, toggleOutline)}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </header>
        <ul>
          <li className="outline-line">
            <button type="button" className="outline-row" onClick={goToTitlePage}>
              <span className="outline-name">{editorWords.titlePage}</span>
            </button>
          </li>
        </ul>
        <ul ref={list}>
          <ActRows acts={acts} current={current} rowOf={rowOf} playId={playId} />
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

/** On a narrow screen, the outline is over the text. */
const coversText = (): boolean => !window.matchMedia(hasRoomForOutline).matches;

/** Focuses the current scene when the outline opens over the text, and when its keys ask for it. */
function useTakenFocus({ screen }: Editor, outline: RefObject<HTMLElement | null>): void {
  const { outlineFocus } = useStore(screen.shown);
  useEffect(() => {
    if (coversText()) focusCurrent(outline.current);
  }, [outline]);
  useEffect(() => {
    if (!outlineFocus) return;
    focusCurrent(outline.current);
    screen.show({ outlineFocus: undefined });
  }, [screen, outline, outlineFocus]);
}

function focusCurrent(outline: HTMLElement | null): void {
  const rows = rowsOf(outline);
  (rows.find((row) => row.hasAttribute("aria-current")) ?? rows[0])?.focus();
}

const rowsOf = (outline: HTMLElement | null): readonly HTMLElement[] =>
  outline ? [...outline.querySelectorAll<HTMLElement>(".outline-row")] : [];

function onOutlineKey(editor: Editor, event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest("dialog")) return;
  if (event.key !== "Escape") return;
  if (coversText()) perform(editor, toggleOutline);
  else returnToText(editor);
}

/** So that they open at once, and without a connection, too. */
function preloadDialogs(): void {
  dialogs.indexCards.Content.preload();
  dialogs.goTo.Content.preload();
}

interface ActRowsProps {
  readonly acts: readonly OutlineAct[];
  /** The scene or act with the cursor. */
  readonly current: BlockId | undefined;
  readonly rowOf: RowOf;
  readonly playId: PlayId;
}

/** Returns what the row of a scene or act shows. */
type RowOf = (heading: OutlineHeading, isCurrent?: boolean) => ComponentProps<typeof HeadingRow>;

function ActRows({ acts, current, rowOf, playId }: ActRowsProps) {
  const [collapsed, toggle] = useCollapsedActs(playId);
  return acts.map((group, index) => {
    const { act } = group;
    const isCollapsed = act !== undefined && collapsed.has(act.id);
    return (
      <li key={act?.id ?? ""} {...actDrop(acts, index)}>
        {act && (
          <div className="outline-line outline-act" {...dragAttributes(act)} {...openingDrop(acts, index, isCollapsed)}>
            <HeadingRow
              {...rowOf(act, act.id === current || (isCollapsed && isWithin(group, current)))}
              scenes={{ count: group.scenes.length, isCollapsed, onToggle: () => toggle(act.id) }}
            />
          </div>
        )}
        {!isCollapsed && group.scenes.length > 0 && <SceneRows group={group} rowOf={rowOf} />}
      </li>
    );
  });
}

const isWithin = (group: OutlineAct, id: BlockId | undefined): boolean =>
  id !== undefined && (lastHeading(group) === id || group.scenes.some((scene) => scene.id === id));

const SceneRows = ({ group, rowOf }: { readonly group: OutlineAct; readonly rowOf: RowOf }) => (
  <ul>
    {group.scenes.map((scene, index) => (
      <li
        key={scene.id}
        className={group.act ? "outline-line outline-scene" : "outline-line"}
        {...dragAttributes(scene)}
        {...sceneDrop(group, index)}
      >
        <HeadingRow {...rowOf(scene)} />
      </li>
    ))}
  </ul>
);
