import { textOf } from "#domain/play/play.ts";
import type { PlayScene } from "#domain/play/stage/stagePlay.ts";
import { stageWords } from "#frontend/messages/stage.ts";

/** The headings of a scene: the act's, too, if it's the first scene of the act. */
export function sceneName(scene: PlayScene): string {
  if (!scene.heading) return stageWords.beforeFirstScene;
  const headings = scene.blocks.filter(({ kind }) => kind === "act" || kind === "scene").map(textOf);
  const name = headings
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter((text) => text !== "")
    .join(", ");
  return name === "" ? stageWords.unnamedScene : name;
}
