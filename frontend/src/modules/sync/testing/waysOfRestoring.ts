import type { Play } from "#domain/play/play.ts";
import { textOf } from "#domain/play/play.ts";
import type { MomentLog } from "#domain/play/versions/momentLog.ts";
import type { RestoreScope } from "#domain/play/versions/restoreBlocks.ts";
import type { EditorBinding } from "#frontend/modules/editor/binding/editorBinding.ts";
import { blocksOf } from "#frontend/modules/editor/schema/flat.ts";
import { putBackPassage } from "#frontend/modules/editor/versions/putBackPassage.ts";
import { restoreVersion } from "#frontend/modules/editor/versions/restoreVersion.ts";
import { createMomentRuns } from "#frontend/modules/versions/moments/momentRuns.ts";

interface Restoration {
  readonly editor: EditorBinding;
  readonly log: MomentLog;
  /** Which of those that there are: from 0 to 1. */
  readonly at: number;
}

const chosen = <T>(from: readonly T[], at: number): T | undefined => from[Math.floor(at * (from.length - 1))];

/** What the version history does, with a log of the server's or the device's own. */
const ways = {
  /** A version is the play after an entry of the log. */
  version: ({ editor, log, at }) => {
    const place = chosen(log.entries, at);
    if (place) restore(editor, playIn(log, { sequence: place.sequence }), { what: "play" });
  },
  moment: ({ editor, log, at }) => {
    const place = chosen(createMomentRuns().add(log) ?? [], at);
    if (place) restore(editor, playIn(log, place), { what: "play" });
  },
  partOfVersion: ({ editor, log, at }) => {
    const place = chosen(log.entries, at);
    const play = place && playIn(log, { sequence: place.sequence });
    const block = chosen(play?.blocks ?? [], (at * 7) % 1);
    if (block?.kind === "scene") restore(editor, play, { what: "scene", heading: block.id });
    else if (block) restore(editor, play, { what: "speech", id: block.id });
  },
  passage: ({ editor, log, at }) => {
    const runs = createMomentRuns();
    runs.add(log, true);
    runs.setNow(new Map(blocksOf(editor.state().doc).map((block) => [block.id, textOf(block)])));
    const passage = chosen(runs.deleted(undefined), at);
    const then = passage && playIn(log, passage.before);
    if (passage && then) putBackPassage(passage, then.blocks)(editor.state(), editor.dispatch);
  },
} as const satisfies Readonly<Record<string, (restoration: Restoration) => void>>;

export type WayOfRestoring = keyof typeof ways;

export const waysOfRestoring = Object.keys(ways) as readonly WayOfRestoring[];

export const restoreIn = (way: WayOfRestoring, restoration: Restoration): void => ways[way](restoration);

function playIn(log: MomentLog, place: { readonly sequence: number; readonly moment?: number | undefined }) {
  const runs = createMomentRuns();
  runs.add(log);
  return runs.playAt(log.baseSequence, place);
}

function restore(editor: EditorBinding, play: Play | undefined, scope: RestoreScope): void {
  if (play) restoreVersion(editor.doc, play, scope)(editor.state(), editor.dispatch);
}
