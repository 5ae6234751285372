import { type Block, textOf } from "#domain/play/play.ts";
import { stageWords } from "#frontend/messages/stage.yaml";

/** Returns what a scene is called: its act's heading and its own. */
export function sceneName(headings: readonly Block[]): string {
  if (headings.length === 0) return stageWords.beforeFirstScene;
  const name = headings
    .map((heading) => textOf(heading).replaceAll(/\s+/g, " ").trim())
    .filter((text) => text !== "")
    .join(", ");
  return name === "" ? stageWords.unnamedScene : name;
}
