import { useId } from "react";
import { type BlockId, type PlayOutline, sceneColors } from "#domain/play/play.ts";
import { outlineWords as words } from "#frontend/messages/outline.ts";
import { goTo } from "#frontend/modules/editor/goTo.ts";
import type { PageRange, SceneFigures } from "#frontend/modules/editor/navigation/sceneFigures.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";
import { headingName } from "./headingName.ts";
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
        <SceneStatus status={status} />
        <span className="outline-page">{pages.get(id)?.from}</span>
        {synopsis && <span className="outline-synopsis">{synopsis}</span>}
        {isHere && <Figures id={id} context={context} />}
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

function Figures({ id, context: { figures, pages } }: Pick<HeadingRowProps, "context"> & { readonly id: BlockId }) {
  const text = figuresText(figures.get(id), pages.get(id));
  return text === "" ? null : <span className="outline-figures">{text}</span>;
}

/** Says how long a scene or act is, and how many people speak in it. */
export function figuresText(figures: SceneFigures | undefined, pages: PageRange | undefined): string {
  const counts = figures
    ? [words.words(figures.words), words.speeches(figures.speeches), words.characters(figures.characters)]
    : [];
  return [...(pages ? [words.pages(pages.from, pages.to)] : []), ...counts].join(" · ");
}
