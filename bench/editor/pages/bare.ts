import { textOf } from "#domain/play/play.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { getRoot } from "./root.ts";

/** The floor: what the browser does by itself, with nothing but 40 paragraphs to mind. */
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
