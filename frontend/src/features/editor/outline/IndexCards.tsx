import { nanoid } from "nanoid";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { BlockId } from "#domain/play/play.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { outlineWords } from "#frontend/messages/outline.yaml";
import { keyLabel } from "#frontend/modules/editor/actions/keyLabel.ts";
import { sceneDown, sceneUp } from "#frontend/modules/editor/actions/moveScene.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { goTo } from "#frontend/modules/editor/goTo.ts";
import { blankHeading } from "#frontend/modules/editor/navigation/editHeading.ts";
import { actsOf, type OutlineAct } from "#frontend/modules/editor/navigation/outlineTree.ts";
import { findCurrentHeadingId, outlineOf } from "#frontend/modules/editor/outline.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { moveFocusByKey } from "#frontend/ui/moveFocusByKey.ts";
import { Board } from "../boards/Board.tsx";
import { actDrop, dragAttributes, lastHeading, openingDrop, sceneDrop } from "./dropPlaces.ts";
import { headingName } from "./headingName.ts";
import { IndexCard } from "./IndexCard.tsx";
import { SceneDialog } from "./SceneDialog.tsx";
import { useHeadingMoves } from "./useHeadingMoves.ts";
import { useOutlineEntries } from "./useOutlineEntries.ts";
import { usePageRanges, useSceneFigures } from "./useSceneFigures.ts";
import "./outline.css";
import "./indexCards.css";

interface IndexCardsProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** A board with a card for each scene, by act: to see the whole play, and to move scenes within it. */
export function IndexCards({ editor, onClose }: IndexCardsProps) {
  const headings = useEditorState(editor, outlineOf);
  const [editing, setEditing] = useState<Pick<ComponentProps<typeof SceneDialog>, "id" | "adding">>();
  const board = useRef<HTMLUListElement>(null);
  const { notice, keepFocus, takeStep } = useHeadingMoves(editor, board);
  useEffect(() => focusCurrent(board.current), []);
  const acts = actsOf(headings);
  const add = (behind: BlockId | undefined): void => {
    const blank = blankHeading(editor.state().doc);
    setEditing(blank ? { id: blank } : { id: nanoid(10) as BlockId, adding: { behind } });
  };
  const edit = (id: BlockId): void => setEditing({ id });
  const closeForm = (): void => {
    // Its card may have moved, and the browser doesn't return the focus to a card that was drawn again.
    if (editing && !editing.adding) keepFocus(editing.id);
    setEditing(undefined);
  };
  return (
    <>
      <Board
        title={actionWords.indexCards}
        help="outline"
        onClose={onClose}
        tools={
          <>
            <Button variant="bare" size="small" onClick={() => takeStep("undo")}>
              {actionWords.undo}
            </Button>
            <Button variant="bare" size="small" onClick={() => takeStep("redo")}>
              {actionWords.redo}
            </Button>
            <Button variant="primary" size="small" onClick={() => add(undefined)}>
              {outlineWords.addScene}
            </Button>
          </>
        }
      >
        <div className="cards" data-sentry-block>
          <p className="cards-hint">{outlineWords.reorderHint({ up: keyLabel(sceneUp), down: keyLabel(sceneDown) })}</p>
          <ul ref={board} onKeyDown={(event) => moveFocusByKey(event, cardsOf(event.currentTarget))}>
            <ActsOfCards editor={editor} acts={acts} onAdd={add} onEdit={edit} onGoTo={(id) => goTo(editor, id)} />
          </ul>
          {headings.length === 0 && <p>{outlineWords.noCards}</p>}
          <p role="status" className="only-spoken">
            {notice}
          </p>
        </div>
      </Board>
      {editing && <SceneDialog editor={editor} {...editing} onClose={closeForm} />}
    </>
  );
}

const cardsOf = (board: HTMLElement): readonly HTMLElement[] => [...board.querySelectorAll<HTMLElement>(".card-title")];

/** Begins at the scene with the cursor. */
function focusCurrent(board: HTMLElement | null): void {
  const card = board?.querySelector<HTMLElement>("[data-heading][aria-current]");
  card?.focus();
  card?.scrollIntoView({ block: "center" });
}

interface ActsOfCardsProps {
  readonly editor: Editor;
  readonly acts: readonly OutlineAct[];
  readonly onAdd: (behind: BlockId | undefined) => void;
  readonly onEdit: (id: BlockId) => void;
  readonly onGoTo: (id: BlockId) => void;
}

function ActsOfCards({ editor, acts, onAdd, onEdit, onGoTo }: ActsOfCardsProps) {
  const entries = useOutlineEntries(editor.doc);
  const figures = useSceneFigures(editor);
  const pages = usePageRanges(editor, acts);
  const current = useEditorState(editor, findCurrentHeadingId);
  const cardOf = (id: BlockId) => ({
    entry: entries[id] ?? {},
    figures: figures.get(id),
    pages: pages.get(id),
    isCurrent: id === current,
  });
  return acts.map((group, index) => {
    const { act, scenes } = group;
    return (
      <li key={act?.id ?? ""} className="cards-act" {...actDrop(acts, index)}>
        {act && (
          <div className="cards-act-head" {...dragAttributes(act)} {...openingDrop(acts, index, false)}>
            <IndexCard heading={act} {...cardOf(act.id)} onEdit={onEdit} onGoTo={onGoTo} />
          </div>
        )}
        <ul className="cards-row">
          {scenes.map((scene, at) => (
            <li
              key={scene.id}
              className="index-card"
              data-flow="row"
              {...dragAttributes(scene)}
              {...sceneDrop(group, at)}
            >
              <IndexCard heading={scene} {...cardOf(scene.id)} onEdit={onEdit} onGoTo={onGoTo} />
            </li>
          ))}
          {act && (
            <li className="cards-add">
              <Button
                variant="bare"
                size="small"
                aria-label={outlineWords.addSceneTo({ act: headingName(act) })}
                onClick={() => onAdd(lastHeading(group))}
              >
                {outlineWords.addScene}
              </Button>
            </li>
          )}
        </ul>
      </li>
    );
  });
}
