import { isHeading } from "../../flow.ts";
import { headingNumbers } from "../../layout/headings/headingNumbers.ts";
import { romanNumeral } from "../../layout/headings/romanNumeral.ts";
import type { Block, BlockId } from "../../play.ts";
import type { ExportSettings } from "./exportSettings.ts";

/** What is printed in the margin beside a block. */
export type BlockNumbers = ReadonlyMap<BlockId, string>;

/**
 * Numbers scenes as page labels do (`II-3`), and speeches from the first to the last of the play, so that everybody can
 * name a speech by its number. A scene without a number, such as a prologue, gets none.
 */
export function blockNumbers(
  blocks: readonly Block[],
  { sceneNumbers, speechNumbers }: Pick<ExportSettings, "sceneNumbers" | "speechNumbers">,
): BlockNumbers {
  return new Map([...(sceneNumbers ? numberScenes(blocks) : []), ...(speechNumbers ? numberSpeeches(blocks) : [])]);
}

function numberScenes(blocks: readonly Block[]): readonly (readonly [BlockId, string])[] {
  const numbers = headingNumbers(blocks.filter(({ kind }) => isHeading(kind)));
  let act: number | undefined;
  return [...numbers].flatMap(([heading, number]) => {
    if (heading.kind === "act") act = number;
    if (heading.kind === "act" || number === undefined) return [];
    return [[heading.id, act === undefined ? String(number) : `${romanNumeral(act)}-${number}`] as const];
  });
}

const numberSpeeches = (blocks: readonly Block[]): readonly (readonly [BlockId, string])[] =>
  blocks.filter(({ kind }) => kind === "cue").map(({ id }, at) => [id, String(at + 1)] as const);
