import type { PageRows } from "../breakPages.ts";
import type { PageNumberScheme } from "../layout.ts";
import type { FlowHeading, LayoutFlow } from "../layoutFlow.ts";
import type { LineRole } from "../pagedManuscript.ts";
import { headingNumbers } from "./headingNumbers.ts";
import { romanNumeral } from "./romanNumeral.ts";

interface Place {
  readonly act: number | undefined;
  readonly scene: number | undefined;
  /** The page on which the act began, counted from the first page of dialogue. */
  readonly actPage: number;
}

/** Returns the label of each page: the act and scene at its top, and its number. */
export function pageLabels(flow: LayoutFlow, pages: readonly PageRows[], scheme: PageNumberScheme): readonly string[] {
  const numbers = headingNumbers(flow.headings.map((heading) => heading.block));
  let next = 0;
  let place: Place = { act: undefined, scene: undefined, actPage: 0 };
  const enter = ({ block }: FlowHeading, page: number): Place => {
    const number = numbers.get(block);
    if (block.kind === "scene") return { ...place, scene: number };
    return { act: number, scene: undefined, actPage: page };
  };
  const first = firstPage(flow, pages);
  return pages.map(({ from, to }, at) => {
    const page = at - first;
    let head = from;
    for (let heading = flow.headings[next]; heading && heading.row <= head; heading = flow.headings[++next]) {
      place = enter(heading, heading.row < from ? page - 1 : page);
      head = Math.max(head, heading.block.kind === "act" ? rowOfSpeech(flow, heading.rowAfter, to) : heading.rowAfter);
    }
    return page < 0 ? "" : label(place, page, scheme);
  });
}

/**
 * Page 1 is the first page of dialogue. An act without speech before it, such as a list of characters, is front matter.
 */
function firstPage(flow: LayoutFlow, pages: readonly PageRows[]): number {
  const speech = rowOfSpeech(flow, 0, flow.rows.length);
  const act = flow.headings.findLast(({ block, row }) => block.kind === "act" && row < speech);
  return act ? pages.findIndex(({ to }) => to > act.row) : 0;
}

/** Returns the first of some rows that is spoken. A scene that follows its act before that row is also at the top. */
function rowOfSpeech(flow: LayoutFlow, from: number, to: number): number {
  let row = from;
  while (row < to && !speechRoles.has(flow.rows[row]?.lines[0]?.role)) row++;
  return row;
}

const speechRoles = new Set<LineRole | undefined>(["cue", "dialogue", "lyric"]);

function label({ act, scene, actPage }: Place, page: number, scheme: PageNumberScheme): string {
  const number = scheme === "page-of-act" ? page - actPage + 1 : page + 1;
  const roman = act === undefined || scheme === "page" ? undefined : romanNumeral(act);
  return [roman, scheme === "act-scene-page" ? scene : undefined, number]
    .filter((part) => part !== undefined)
    .join("-");
}
