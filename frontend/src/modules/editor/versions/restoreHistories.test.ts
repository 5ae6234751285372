import { expect, test } from "vitest";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import type { Block, BlockId, Play } from "#domain/play/play.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { undo } from "../actions/undo.ts";
import { openEditorBinding } from "../binding/editorBinding.ts";
import { blocksOf } from "../schema/flat.ts";
import { randomSourceOf } from "../testing/randomHistory.ts";
import { restoreVersion } from "./restoreVersion.ts";

/** `npm run fuzz` runs the long set; `SEED` sets another start. */
const rounds = Math.min(Number(process.env.HISTORIES ?? 20), 5000);
const firstSeed = Number(process.env.SEED ?? 1);

test("restoring any part of any version, and undoing it, gives the identical document", () => {
  for (let seed = firstSeed; seed < firstSeed + rounds; seed++) {
    const dice = randomSourceOf(seed);
    const addedId = addedIds();
    const version = shuffled(generatePlay({ seed, speeches: 30 }), dice, addedId);
    const now = shuffled(version, dice, addedId);
    const editor = openEditorBinding(documentOf(now), { newId: () => "new" as BlockId });
    const some = version.blocks[dice(version.blocks.length)]?.id as BlockId;
    const heading = version.blocks.filter(({ kind }) => kind === "scene" || kind === "act").at(dice(3))?.id;
    const scope = ([{ what: "play" }, { what: "scene", heading }, { what: "speech", id: some }] as const)[dice(3)];
    if (!scope) continue;
    restoreVersion(editor.doc, version, scope)(editor.state(), editor.dispatch);
    const restored = readPlay(editor.doc);
    if (scope.what === "play") expect(restored, `seed ${seed}`).toEqual(version);
    const before = version.blocks.find(({ id }) => id === (scope.what === "scene" ? heading : some));
    expect(
      restored.blocks.find(({ id }) => id === before?.id),
      `seed ${seed}`,
    ).toEqual(before);
    expect(blocksOf(editor.state().doc), `seed ${seed}`).toEqual(restored.blocks);
    if (JSON.stringify(restored) !== JSON.stringify(now)) undo.run(editor.state(), editor.dispatch);
    expect(readPlay(editor.doc), `seed ${seed}`).toEqual(now);
    expect(blocksOf(editor.state().doc), `seed ${seed}`).toEqual(now.blocks);
    editor.close();
  }
}, 600_000);

/** Counts instead of drawing numbers at random, because two elements with one ID aren't a play. */
function addedIds(): () => BlockId {
  let count = 0;
  return () => `add${++count}` as BlockId;
}

/** Removes, moves, adds and rewrites some elements. */
function shuffled({ blocks, ...rest }: Play, dice: (bound: number) => number, addedId: () => BlockId): Play {
  const out: Block[] = blocks.filter(() => dice(10) > 0);
  for (let n = 0; n < 4; n++) {
    const from = dice(out.length);
    const moved = out.splice(from, 1 + dice(8));
    out.splice(dice(out.length + 1), 0, ...moved);
    out.splice(dice(out.length + 1), 0, {
      id: addedId(),
      kind: "dialogue",
      text: [{ text: `Added ${dice(1000)}.` }],
    });
  }
  return {
    ...rest,
    blocks: out.map((one) => (dice(8) > 0 ? one : { ...one, text: [{ text: `Other ${dice(100)}.` }] })),
  };
}
