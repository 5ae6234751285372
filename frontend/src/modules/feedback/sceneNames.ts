import { type FilterPlace, isElsewhere } from "#domain/feedback/filter.ts";
import type { PlayLine, SceneStretch } from "#domain/feedback/scenes.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import type { PlacedFeedback } from "./placeFeedback.ts";

const { screen: words } = feedbackWords;

/** Returns where a comment belongs: its scene, before the first scene, the whole play, or no longer anywhere. */
export function filterPlaceOf(placed: PlacedFeedback | undefined, line: PlayLine): FilterPlace {
  if (!placed || placed.how === "whole") return isElsewhere.whole;
  const first = placed.ranges[0];
  const found = first && line.find(first);
  if (!found) return isElsewhere.gone;
  return found.scene?.heading ?? isElsewhere.before;
}

/** Returns the name of a scene, of an act's opening, or of what comes before the first scene. */
export function nameOfStretch({ kind, title }: Pick<SceneStretch, "kind" | "title">): string {
  if (title !== "") return title;
  if (kind === undefined) return words.beforeScenes;
  return kind === "act" ? editorWords.untitledAct : editorWords.untitledScene;
}

/** Returns every place that feedback can have, in the play's order, with its name. A scene's name includes its act. */
export function placeNames({ scenes }: PlayLine): ReadonlyMap<FilterPlace, string> {
  let act = "";
  const named = scenes.map((scene): readonly [FilterPlace, string] => {
    const name = nameOfStretch(scene);
    if (scene.kind === "act") act = name;
    const isInAct = scene.kind === "scene" && act !== "";
    return [scene.heading ?? isElsewhere.before, isInAct ? `${act}, ${name}` : name];
  });
  return new Map([[isElsewhere.whole, words.onTheWhole], ...named, [isElsewhere.gone, words.gone]]);
}
