import { type BlockId, type OutlineEntry, sceneColors } from "#domain/play/play.ts";
import { formatList } from "#frontend/messages/format.ts";
import { describePages } from "#frontend/messages/outline.ts";
import { outlineWords } from "#frontend/messages/outline.yaml";
import type { PageRange, SceneFigures } from "#frontend/modules/editor/navigation/sceneFigures.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";
import { headingName } from "./headingName.ts";
import { SceneLengthText } from "./SceneLengthText.tsx";
import { SceneStatusMark } from "./SceneStatusMark.tsx";

interface IndexCardProps {
  readonly heading: OutlineHeading;
  readonly entry: OutlineEntry;
  readonly figures: SceneFigures | undefined;
  readonly pages: PageRange | undefined;
  /** Whether the cursor is in it. */
  readonly isCurrent: boolean;
  readonly onEdit: (id: BlockId) => void;
  readonly onGoTo: (id: BlockId) => void;
}

/**
 * What a card says about a scene, or the head of its cards about an act: what happens, on which pages, and who speaks. A
 * click anywhere on it edits it.
 */
export function IndexCard({ heading, entry, figures, pages, isCurrent, onEdit, onGoTo }: IndexCardProps) {
  const name = headingName(heading);
  const cast = figures && formatList(figures.characters);
  return (
    <>
      <span className="card-color" data-color={sceneColors.find((color) => color === entry.color)} aria-hidden="true" />
      <span className="drag-handle" title={outlineWords.drag} aria-hidden="true" />
      <button
        type="button"
        className="card-title play-label"
        dir="auto"
        data-heading
        aria-current={isCurrent ? "location" : undefined}
        title={name}
        onClick={() => onEdit(heading.id)}
      >
        {name}
      </button>
      {entry.synopsis && (
        <p className="card-synopsis" dir="auto">
          {entry.synopsis}
        </p>
      )}
      {heading.kind === "scene" && cast && (
        <p className="card-cast" translate="no" dir="auto" title={cast}>
          {cast}
        </p>
      )}
      <p className="card-foot">
        <SceneStatusMark status={entry.status} isNamed />
        {heading.kind === "scene" ? (
          pages && <span>{describePages(pages)}</span>
        ) : (
          <SceneLengthText figures={figures} pages={pages} />
        )}
        <button
          type="button"
          className="card-go"
          data-no-drag
          aria-label={outlineWords.goToScene({ name })}
          onClick={() => onGoTo(heading.id)}
        >
          {outlineWords.goTo}
        </button>
      </p>
    </>
  );
}
