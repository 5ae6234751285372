import type { PlayLine, SceneStretch } from "#domain/feedback/scenes.ts";
import { elsewhere, type Whereabouts } from "#domain/feedback/sifting.ts";
import { editorWords } from "#frontend/words/editor.ts";
import { feedbackWords } from "#frontend/words/feedback.ts";
import type { Placed } from "./placing.ts";

const { screen: words } = feedbackWords;

/** Where something said belongs: in its scene, before the first, to the whole, or nowhere any more. */
export function whereaboutsOf(placed: Placed | undefined, line: PlayLine): Whereabouts {
  if (!placed || placed.how === "whole") return elsewhere.whole;
  const first = placed.ranges[0];
  const found = first && line.find(first);
  if (!found) return elsewhere.gone;
  return found.scene?.heading ?? elsewhere.before;
}

/** What to call a stretch of the play; scenes are told apart by the act that they stand in where several are called the same. */
export function sceneName({ kind, title }: Pick<SceneStretch, "kind" | "title">): string {
  if (title !== "") return title;
  if (kind === undefined) return words.beforeScenes;
  return kind === "act" ? editorWords.untitledAct : editorWords.untitledScene;
}

/** Every whereabouts that there can be, in the order of the play, with its name. */
export function placeNames({ scenes }: PlayLine): ReadonlyMap<Whereabouts, string> {
  let act = "";
  const named = scenes.map((scene): readonly [Whereabouts, string] => {
    const name = sceneName(scene);
    if (scene.kind === "act") act = name;
    const isInAct = scene.kind === "scene" && act !== "";
    return [scene.heading ?? elsewhere.before, isInAct ? `${act}, ${name}` : name];
  });
  return new Map([[elsewhere.whole, words.onTheWhole], ...named, [elsewhere.gone, words.gone]]);
}
