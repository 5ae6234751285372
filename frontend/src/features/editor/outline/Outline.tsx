import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { outlineWords } from "#frontend/messages/outline.yaml";
import { indexCards, toggleOutline } from "#frontend/modules/editor/actions/screen.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { perform, returnToText } from "#frontend/modules/editor/goTo.ts";
import { actsOf } from "#frontend/modules/editor/navigation/outlineTree.ts";
import { findCurrentHeadingId, outlineOf } from "#frontend/modules/editor/outline.ts";
import { hasRoomForOutline } from "#frontend/modules/editor/screen/screenControl.ts";
import { useEditorState, useEditorStateInBackground } from "#frontend/modules/editor/useEditorState.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { useOneTabStop } from "#frontend/ui/useOneTabStop.ts";
import { boards } from "../boards/boards.ts";
import { dialogs } from "../dialogs/dialogs.ts";
import { goToTitlePage } from "../titlePage/goToTitlePage.ts";
import { ActRows, type RowOf } from "./ActRows.tsx";
import { BookmarkList } from "./BookmarkList.tsx";
import { OutlineCast } from "./OutlineCast.tsx";
import { OutlineRow } from "./OutlineRow.tsx";
import { type OutlineTab, OutlineTabs, tabPanelId } from "./OutlineTabs.tsx";
import { SceneDialog } from "./SceneDialog.tsx";
import { SceneTip } from "./SceneTip.tsx";
import { useHeadingMoves } from "./useHeadingMoves.ts";
import { useOutlineEntries } from "./useOutlineEntries.ts";
import { usePageRanges, useSceneFigures } from "./useSceneFigures.ts";
import { useSceneTip } from "./useSceneTip.ts";
import "./outline.css";

interface OutlineProps {
  readonly editor: Editor;
  readonly playId: PlayId;
}

/**
 * Acts and scenes with their page numbers, to go to and to move, as rows or with what happens in them, and the cast. The tab
 * of the cards opens the board that has them in the place of the text.
 */
export function Outline({ editor, playId }: OutlineProps) {
  const headings = useEditorState(editor, outlineOf);
  const [tab, setTab] = useState<OutlineTab>("outline");
  const [editing, setEditing] = useState<BlockId>();
  const list = useRef<HTMLUListElement>(null);
  const outline = useRef<HTMLElement>(null);
  useTakenFocus(editor, outline);
  useOneTabStop(outline, ".outline-row");
  const { notice } = useHeadingMoves(editor, list);
  const entries = useOutlineEntries(editor.doc);
  useEffect(() => whenIdle(preloadBoards), []);
  const acts = actsOf(headings);
  const current = useEditorStateInBackground(editor, findCurrentHeadingId);
  const figures = useSceneFigures(editor);
  const pages = usePageRanges(editor, headings);
  const tip = useSceneTip();
  const tipId = useId();
  const shownId = tip.place?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the cursor is in another scene.
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [current, tab]);
  const rowOf: RowOf = (heading, isCurrent = heading.id === current) => ({
    editor,
    heading,
    entry: entries[heading.id],
    page: pages.get(heading.id)?.from,
    isCurrent,
    hasSynopsis: tab === "cards",
    tipId: heading.id === shownId ? tipId : undefined,
    onEdit: setEditing,
  });
  const choose = (chosen: OutlineTab): void => {
    setTab(chosen);
    if (chosen === "cards") perform(editor, indexCards);
  };
  return (
    <>
      <nav
        ref={outline}
        className="editor-outline"
        aria-label={editorWords.outline}
        onKeyDown={(event) => onOutlineKey(editor, event)}
      >
        <header className="outline-head">
          <OutlineTabs tab={tab} onTab={choose} />
          <Button
            className="outline-close"
            variant="bare"
            size="small"
            aria-label={editorWords.foldOutline}
            title={editorWords.foldOutline}
            onMouseDown={keepFocus}
            onClick={() => perform(editor, toggleOutline)}
          >
            <Icon name="close" />
          </Button>
        </header>
        <div id={tabPanelId} role="tabpanel" className={`outline-${tab}`}>
          {tab === "outline" && <TitlePageRow editor={editor} />}
          {tab === "cast" && <OutlineCast editor={editor} />}
          <ul ref={list} hidden={tab === "cast"} {...tip.listeners}>
            <ActRows acts={acts} current={current} rowOf={rowOf} playId={playId} />
          </ul>
          {tab !== "cast" && headings.length === 0 && <p>{outlineWords.noHeadings}</p>}
          {tab === "outline" && <BookmarkList editor={editor} entries={entries} headings={headings} />}
        </div>
        <p role="status" className="only-spoken">
          {notice}
        </p>
      </nav>
      <SceneTip id={tipId} tip={tip} {...{ headings, entries, figures, pages }} />
      {editing && <SceneDialog editor={editor} id={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}

const TitlePageRow = ({ editor }: Pick<OutlineProps, "editor">) => (
  <ul>
    <OutlineRow name={editorWords.titlePage} onClick={() => goToTitlePage(editor)} />
  </ul>
);

/** On a narrow screen, the outline is over the text. */
const coversText = (): boolean => !window.matchMedia(hasRoomForOutline).matches;

/** Focuses the current scene when the outline opens over the text, and when its keys ask for it. */
function useTakenFocus(editor: Editor, outline: RefObject<HTMLElement | null>): void {
  const { screen } = editor;
  const { outlineFocus } = useStore(screen.shown);
  useEffect(() => {
    if (coversText()) focusCurrent(editor, outline.current);
  }, [editor, outline]);
  useEffect(() => {
    if (!outlineFocus) return;
    focusCurrent(editor, outline.current);
    screen.show({ outlineFocus: undefined });
  }, [editor, screen, outline, outlineFocus]);
}

/** The row that is marked as current may be the last one: it follows the cursor in the background. */
function focusCurrent(editor: Editor, outline: HTMLElement | null): void {
  const current = findCurrentHeadingId(editor.state()) ?? "";
  const wanted = [`[data-drag="${current}"] .outline-row`, ".outline-row[aria-current]", ".outline-row"];
  const row = wanted
    .flatMap((each) => [...(outline?.querySelectorAll<HTMLElement>(each) ?? [])])
    .find((found) => !found.closest("[hidden]"));
  row?.focus();
}

function onOutlineKey(editor: Editor, event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest("dialog")) return;
  if (event.key !== "Escape") return;
  if (coversText()) perform(editor, toggleOutline);
  else returnToText(editor);
}

/** So that they open at once, and without a connection, too. */
function preloadBoards(): void {
  boards.indexCards.Content.preload();
  dialogs.goTo.Content.preload();
}
