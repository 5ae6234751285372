import { useId } from "react";
import { type BlockId, type PlayOutline, sceneColors } from "#domain/play/play.ts";
import { outlineWords as words } from "#frontend/messages/outline.ts";
import { goTo } from "#frontend/modules/editor/goTo.ts";
import type { PageRange, SceneFigures } from "#frontend/modules/editor/navigation/sceneFigures.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";
import { headingName } from "./headingName.ts";
import { SceneLength } from "./SceneLength.tsx";
import { SceneStatus } from "./SceneStatus.tsx";

/** What all rows of the outline have in common. */
export interface OutlineContext {
  readonly editor: Editor;
  readonly entries: PlayOutline;
  readonly current: BlockId | undefined;
  readonly figures: ReadonlyMap<BlockId, SceneFigures>;
  readonly pages: ReadonlyMap<BlockId, PageRange>;
  readonly onEdit: (id: BlockId) => void;
}

interface HeadingRowProps {
  readonly heading: OutlineHeading;
  readonly context: OutlineContext;
  /** Whether the cursor is in it, although it isn't at this heading. */
  readonly isCurrent?: boolean;
  /** Of an act. */
  readonly scenes?: ScenesOfAct;
}

interface ScenesOfAct {
  readonly count: number;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** A scene or act: a click goes to it. The one with the cursor shows its whole synopsis and its figures. */
export function HeadingRow({ heading, context, isCurrent = false, scenes }: HeadingRowProps) {
  const { id, kind } = heading;
  const { editor, entries, current, pages, onEdit } = context;
  const nameId = useId();
  const name = headingName(heading);
  const { synopsis, color, status } = entries[id] ?? {};
  const isHere = isCurrent || id === current;
  return (
    <>
      <span className="drag-handle" title={words.drag} aria-hidden="true" />
      {scenes && <ScenesToggle name={name} {...scenes} />}
      <button
        type="button"
        className="outline-row"
        data-heading
        data-color={sceneColors.find((one) => one === color)}
        aria-current={isHere ? "location" : undefined}
        title={name}
        onClick={() => goTo(editor, id)}
      >
        <span className="outline-name" id={nameId}>
          {name}
        </span>
        <span className="outline-aside">
          <SceneStatus status={status} />
          <span className="outline-page">{pages.get(id)?.from}</span>
        </span>
        {synopsis && <span className="outline-synopsis">{synopsis}</span>}
        {isHere && <SceneLength figures={context.figures.get(id)} pages={pages.get(id)} />}
      </button>
      <button
        type="button"
        className="outline-edit"
        aria-label={kind === "act" ? words.editAct : words.edit}
        aria-describedby={nameId}
        title={kind === "act" ? words.editAct : words.edit}
        data-no-drag
        onClick={() => onEdit(id)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
    </>
  );
}

function ScenesToggle({ name, count, isCollapsed, onToggle }: ScenesOfAct & { readonly name: string }) {
  if (count === 0) return <span className="outline-toggle" />;
  const label = words.scenesOf(name);
  return (
    <button
      type="button"
      className="outline-toggle"
      aria-expanded={!isCollapsed}
      aria-label={label}
      title={label}
      data-no-drag
      onClick={onToggle}
    >
      <span className="outline-arrow" aria-hidden="true" />
    </button>
  );
}
