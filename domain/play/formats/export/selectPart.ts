import { blocksUnder } from "../../blocksUnder.ts";
import type { Play } from "../../play.ts";
import type { ExportScope } from "./exportSettings.ts";
import { sidesOf } from "./sidesOf.ts";

/** Returns the part of a play that a file contains, with all of the front matter. */
export function selectPart(play: Play, scope: ExportScope): Play {
  switch (scope.what) {
    case "play":
      return play;
    case "headings":
      return { ...play, blocks: blocksUnder(play.blocks, scope.headings) };
    case "sides":
      return sidesOf(play, scope.character);
  }
}
