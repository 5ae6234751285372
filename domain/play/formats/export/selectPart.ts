import { blocksUnder } from "../../blocksUnder.ts";
import type { Layout } from "../../layout/layout.ts";
import { layoutOf } from "../../layout/layoutOf.ts";
import type { Play } from "../../play.ts";
import type { ExportScope } from "./exportSettings.ts";
import { firstPagesOf } from "./firstPages.ts";
import { sidesOf } from "./sidesOf.ts";

/** Returns the part of a play that a file contains, with all of the front matter. Pages are those of the layout. */
export function selectPart(play: Play, scope: ExportScope, layout: Layout = layoutOf(play)): Play {
  switch (scope.what) {
    case "play":
      return play;
    case "headings":
      return { ...play, blocks: blocksUnder(play.blocks, scope.headings) };
    case "firstPages":
      return firstPagesOf(play, scope.count, layout);
    case "sides":
      return sidesOf(play, scope.character);
  }
}
