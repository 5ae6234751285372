import type { BlockId } from "#domain/play/play.ts";
import type { OutlineAct } from "#frontend/modules/editor/navigation/outlineTree.ts";
import type { OutlineHeading } from "#frontend/modules/editor/outline.ts";
import { headingName } from "./headingName.ts";

/** Attributes with which `dragHeadings` finds what can be dragged, and where it can be dropped. */
interface DropAttributes {
  readonly "data-drop": "act" | "scene";
  readonly "data-before"?: string | undefined;
  readonly "data-after"?: string | undefined;
}

export const dragAttributes = (heading: OutlineHeading) => ({
  "data-drag": heading.id,
  "data-kind": heading.kind,
  "data-name": headingName(heading),
});

export const lastHeading = ({ act, scenes }: OutlineAct): BlockId | undefined => scenes.at(-1)?.id ?? act?.id;

/** Where an act is dropped: beside all of another act, or of what comes before the first one. */
export function actDrop(acts: readonly OutlineAct[], index: number): DropAttributes {
  const own = acts[index];
  return { "data-drop": "act", "data-before": headingBefore(acts, index), "data-after": own && lastHeading(own) };
}

/** Where a scene is dropped at an act's heading: at the end of the act before, or as the first scene of this one. */
export function openingDrop(acts: readonly OutlineAct[], index: number, isCollapsed: boolean): DropAttributes {
  const own = acts[index];
  const after = isCollapsed && own ? lastHeading(own) : own?.act?.id;
  return { "data-drop": "scene", "data-before": headingBefore(acts, index), "data-after": after };
}

/** Where a scene is dropped beside another one. */
export function sceneDrop({ act, scenes }: OutlineAct, index: number): DropAttributes {
  const before = scenes[index - 1]?.id ?? act?.id ?? "";
  return { "data-drop": "scene", "data-before": before, "data-after": scenes[index]?.id };
}

const headingBefore = (acts: readonly OutlineAct[], index: number): string => {
  const previous = acts[index - 1];
  return (previous && lastHeading(previous)) ?? "";
};
