import type { ComponentProps } from "react";
import type { BlockId, PlayId } from "#domain/play/play.ts";
import type { OutlineAct } from "#frontend/modules/editor/navigation/outlineTree.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";
import { actDrop, dragAttributes, lastHeading, openingDrop, sceneDrop } from "./dropPlaces.ts";
import { HeadingRow } from "./HeadingRow.tsx";
import { useCollapsedActs } from "./useCollapsedActs.ts";

interface ActRowsProps {
  readonly acts: readonly OutlineAct[];
  /** The scene or act with the cursor. */
  readonly current: BlockId | undefined;
  readonly rowOf: RowOf;
  readonly playId: PlayId;
}

/** Returns what the row of a scene or act shows. */
export type RowOf = (heading: OutlineHeading, isCurrent?: boolean) => ComponentProps<typeof HeadingRow>;

/** The rows of acts, with those of their scenes below them. */
export function ActRows({ acts, current, rowOf, playId }: ActRowsProps) {
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
