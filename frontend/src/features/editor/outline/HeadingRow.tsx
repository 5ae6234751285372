import { memo, useId } from "react";
import { type BlockId, type OutlineEntry, sceneColors } from "#domain/play/play.ts";
import { outlineWords } from "#frontend/messages/outline.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { goTo } from "#frontend/modules/editor/goTo.ts";
import type { PageRange, SceneFigures } from "#frontend/modules/editor/navigation/sceneFigures.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { headingName } from "./headingName.ts";
import { SceneLengthText } from "./SceneLengthText.tsx";
import { SceneStatusMark } from "./SceneStatusMark.tsx";

interface HeadingRowProps {
  readonly editor: Editor;
  readonly heading: OutlineHeading;
  readonly entry: OutlineEntry | undefined;
  /** Where it begins. Undefined before the first pagination. */
  readonly page: number | undefined;
  /** Only of the scene or act with the cursor. */
  readonly current: CurrentScene | undefined;
  /** Of an act. */
  readonly scenes?: ScenesOfAct;
  readonly onEdit: (id: BlockId) => void;
}

interface CurrentScene {
  readonly figures: SceneFigures | undefined;
  readonly pages: PageRange | undefined;
}

interface ScenesOfAct {
  readonly count: number;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/**
 * A scene or act: a click goes to it. The one with the cursor shows its whole synopsis and its figures. The others aren't
 * rendered again when those change.
 */
export const HeadingRow = memo(({ editor, heading, entry, page, current, scenes, onEdit }: HeadingRowProps) => {
  const { id, kind } = heading;
  const nameId = useId();
  const name = headingName(heading);
  const { synopsis, color, status } = entry ?? {};
  return (
    <>
      <span className="drag-handle" title={outlineWords.drag} aria-hidden="true" />
      {scenes && <ScenesToggle name={name} {...scenes} />}
      <button
        type="button"
        className="outline-row"
        data-heading
        data-color={sceneColors.find((one) => one === color)}
        aria-current={current ? "location" : undefined}
        title={name}
        onClick={() => goTo(editor, id)}
      >
        <span className="outline-name play-label" id={nameId} translate="no" dir="auto">
          {name}
        </span>
        <span className="outline-aside">
          <SceneStatusMark status={status} />
          <span className="outline-page">{page}</span>
        </span>
        {synopsis && (
          <span className="outline-synopsis" dir="auto">
            {synopsis}
          </span>
        )}
        {current && <SceneLengthText {...current} />}
      </button>
      <button
        type="button"
        className="outline-edit"
        aria-label={kind === "act" ? outlineWords.editAct : outlineWords.edit}
        aria-describedby={nameId}
        title={kind === "act" ? outlineWords.editAct : outlineWords.edit}
        data-no-drag
        onMouseDown={keepFocus}
        onClick={() => onEdit(id)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
    </>
  );
});

function ScenesToggle({ name, count, isCollapsed, onToggle }: ScenesOfAct & { readonly name: string }) {
  if (count === 0) return <span className="outline-toggle" />;
  const label = outlineWords.scenesOf({ act: name });
  return (
    <button
      type="button"
      className="outline-toggle"
      aria-expanded={!isCollapsed}
      aria-label={label}
      title={label}
      data-no-drag
      onMouseDown={keepFocus}
      onClick={onToggle}
    >
      <span className="outline-arrow" aria-hidden="true" />
    </button>
  );
}
