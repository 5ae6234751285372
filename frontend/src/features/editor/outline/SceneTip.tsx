import type { BlockId, PlayOutline } from "#domain/play/play.ts";
import type { PageRange, SceneFigures } from "#frontend/modules/editor/navigation/sceneFigures.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";
import { fullNames } from "./headingName.ts";
import { SceneLengthText } from "./SceneLengthText.tsx";
import type { SceneTipControl } from "./useSceneTip.ts";

interface SceneTipProps {
  /** Of the element. */
  readonly id: string;
  readonly tip: SceneTipControl;
  readonly headings: readonly OutlineHeading[];
  readonly entries: PlayOutline;
  readonly figures: ReadonlyMap<BlockId, SceneFigures>;
  readonly pages: ReadonlyMap<BlockId, PageRange>;
}

/** What a scene or act is about and how long it is, beside its row. */
export function SceneTip({ id, tip, headings, entries, figures, pages }: SceneTipProps) {
  if (!tip.place) return null;
  const { id: shown, left, top } = tip.place;
  const synopsis = entries[shown]?.synopsis;
  return (
    <div
      id={id}
      role="tooltip"
      className="scene-tip"
      style={{ left, top }}
      data-sentry-block
      onPointerEnter={tip.keep}
      onPointerLeave={tip.leave}
    >
      <p className="scene-tip-name play-label" translate="no" dir="auto">
        {fullNames(headings).get(shown)}
      </p>
      {synopsis && (
        <p className="scene-tip-synopsis" dir="auto">
          {synopsis}
        </p>
      )}
      <SceneLengthText figures={figures.get(shown)} pages={pages.get(shown)} />
    </div>
  );
}
