import { expect, test } from "vitest";
import type { ManuscriptLanguage } from "#domain/account/manuscriptLanguages.ts";
import { typographyOf } from "#domain/play/typing/typography.ts";
import { undo } from "../actions/undo.ts";
import { cursorOf } from "../schema/editorCursor.ts";
import { blocksOf } from "../schema/flat.ts";
import { runMergeHistory } from "../testing/faults.ts";
import { openWorld, type Replica, type World } from "../testing/randomHistory.ts";
import { improved } from "./smartTypingPlugin.ts";

/** `npm run fuzz` runs many more histories; `SEED` changes the first seed. */
const histories = Number(process.env.HISTORIES ?? 6);
const firstSeed = Number(process.env.SEED ?? 1);
const timeoutMs = { timeout: 36_000_000 };

const languages: readonly ManuscriptLanguage[] = ["en-US", "de", "fr", "ru", "sv"];
/** Ends with what may be replaced; words of the history stay whole. */
const typed = ['"', "'", "--", "...", "?", ' *"a"*', " **b**", " _c_", " 's ", "6'"];

/**
 * Types letter by letter at the cursor, with the replacements of a random language. Checks that undo takes back exactly
 * the last one.
 */
function typeSmartly(world: World, { manuscript }: Replica): void {
  const typography = typographyOf(languages[world.dice(languages.length)] ?? "en-US");
  const rules = { typography, quotes: true, dashes: true, ellipses: true };
  for (const letter of typed[world.dice(typed.length)] ?? "") {
    if (!cursorOf(manuscript.state())) return;
    const { tr, selection } = manuscript.state();
    manuscript.dispatch(tr.insertText(letter, selection.head));
    const before = blocksOf(manuscript.state().doc);
    const replacement = improved(manuscript.state(), 1, rules);
    if (!replacement) continue;
    manuscript.dispatch(replacement);
    if (world.dice(3) > 0) continue;
    undo.run(manuscript.state(), manuscript.dispatch);
    expect(blocksOf(manuscript.state().doc)).toEqual(before);
  }
}

test(
  `smart typing keeps three editors in agreement in ${histories} random histories, and no word is lost`,
  timeoutMs,
  () => {
    for (let seed = firstSeed; seed < firstSeed + histories; seed++) {
      const world = openWorld(seed);
      world.anotherEdit = typeSmartly;
      expect([seed, runMergeHistory(world).faults]).toEqual([seed, []]);
    }
  },
);
