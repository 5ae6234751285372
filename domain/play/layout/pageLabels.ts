import type { PageRows } from "./breakPages.ts";
import type { Flow, Heading } from "./flow.ts";
import { headingNumbers } from "./headingNumbers.ts";
import type { PageNumberScheme } from "./layout.ts";
import { romanNumeral } from "./romanNumeral.ts";

interface Place {
  readonly act: number | undefined;
  readonly scene: number | undefined;
  /** Page on which the act began, counted from 0. */
  readonly actPage: number;
}

/** The label of each page: the act and scene at its head, and its number. */
export function pageLabels(flow: Flow, pages: readonly PageRows[], scheme: PageNumberScheme): readonly string[] {
  const numbers = headingNumbers(flow.headings.map((heading) => heading.block));
  let next = 0;
  let place: Place = { act: undefined, scene: undefined, actPage: 0 };
  const enter = ({ block }: Heading, page: number): Place => {
    const number = numbers.get(block);
    if (block.kind === "scene") return { ...place, scene: number };
    return { act: number, scene: undefined, actPage: page };
  };
  return pages.map(({ from }, page) => {
    let head = from;
    for (let heading = flow.headings[next]; heading && heading.row <= head; heading = flow.headings[++next]) {
      place = enter(heading, heading.row < from ? page - 1 : page);
      head = Math.max(head, heading.rowAfter);
    }
    return label(place, page, scheme);
  });
}

function label({ act, scene, actPage }: Place, page: number, scheme: PageNumberScheme): string {
  const number = scheme === "page-of-act" ? page - actPage + 1 : page + 1;
  const roman = act === undefined || scheme === "page" ? undefined : romanNumeral(act);
  return [roman, scheme === "act-scene-page" ? scene : undefined, number]
    .filter((part) => part !== undefined)
    .join("-");
}
