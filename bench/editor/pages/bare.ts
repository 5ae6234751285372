import { textOf } from "#domain/play/play.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { getRoot } from "./root.ts";

/** The baseline: what the browser needs on its own, with only 40 paragraphs. */
const texts = generatePlay({ seed: 40, speeches: 40 })
  .blocks.filter(({ kind }) => kind === "dialogue")
  .map(textOf);
const surface = document.createElement("div");
surface.contentEditable = "true";
surface.className = "surface";
for (let at = 0; at < 40; at++) {
  const paragraph = document.createElement("p");
  paragraph.textContent = texts[at % texts.length] ?? "";
  surface.append(paragraph);
}
getRoot().append(surface);
