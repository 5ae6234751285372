import { memo, useId } from "react";
import { type BlockId, type OutlineEntry, sceneColors } from "#domain/play/play.ts";
import { outlineWords } from "#frontend/messages/outline.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { goTo } from "#frontend/modules/editor/goTo.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";
import { Icon } from "#frontend/ui/Icon.tsx";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { headingName } from "./headingName.ts";
import { SceneStatusMark } from "./SceneStatusMark.tsx";

interface HeadingRowProps {
  readonly editor: Editor;
  readonly heading: OutlineHeading;
  readonly entry: OutlineEntry | undefined;
  /** Where it begins. Undefined before the first pagination. */
  readonly page: number | undefined;
  /** Whether the cursor is in it. */
  readonly isCurrent: boolean;
  /** Of an act. */
  readonly scenes?: ScenesOfAct;
  /** Shows what happens in it, as its card does. */
  readonly hasSynopsis: boolean;
  /** The element with its figures, while they're shown. */
  readonly tipId: string | undefined;
  readonly onEdit: (id: BlockId) => void;
}

interface ScenesOfAct {
  readonly count: number;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** A scene or act, in one line: a click goes to it. */
export const HeadingRow = memo(
  ({ editor, heading, entry, page, isCurrent, scenes, hasSynopsis, tipId, onEdit }: HeadingRowProps) => {
    const { id, kind } = heading;
    const nameId = useId();
    const name = headingName(heading);
    const { synopsis, color, status } = entry ?? {};
    const editLabel = kind === "act" ? outlineWords.editAct : outlineWords.edit;
    return (
      <>
        <span className="drag-handle" title={outlineWords.drag} aria-hidden="true" />
        {scenes && <ScenesToggle name={name} {...scenes} />}
        <button
          type="button"
          className="outline-row"
          data-heading
          data-color={sceneColors.find((one) => one === color)}
          aria-current={isCurrent ? "location" : undefined}
          aria-describedby={tipId}
          onClick={() => goTo(editor, id)}
        >
          <span className="outline-name play-label" id={nameId} translate="no" dir="auto">
            {name}
          </span>
          <span className="outline-aside">
            <SceneStatusMark status={status} />
            <span className="outline-page">{page}</span>
          </span>
          {hasSynopsis && synopsis && (
            <span className="outline-synopsis" dir="auto">
              {synopsis}
            </span>
          )}
        </button>
        <button
          type="button"
          className="outline-edit"
          aria-label={editLabel}
          aria-describedby={nameId}
          title={editLabel}
          data-no-drag
          onMouseDown={keepFocus}
          onClick={() => onEdit(id)}
        >
          <Icon name="more" />
        </button>
      </>
    );
  },
);

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
