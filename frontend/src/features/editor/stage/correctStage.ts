import { setStageMark } from "#domain/play/document/stage.ts";
import type { BlockId, StageMark } from "#domain/play/play.ts";
import type { PlayScene } from "#domain/play/stage/stagePlay.ts";
import type { StageChange } from "#domain/play/stage/stageScene.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import type { Staged } from "#frontend/modules/editor/stage/stageSession.ts";

/** Says something about a block in addition to what the writer has said. One step of undo. */
export function correct(editor: Pick<Editor, "change">, { marks }: Staged, id: BlockId, change: StageMark): void {
  editor.change({ name: `stage ${id}` }, (doc) => setStageMark(doc, id, { ...marks[id], ...change }));
}

/** Uses what the text says again. */
export function uncorrect(editor: Pick<Editor, "change">, id: BlockId): void {
  editor.change({ name: `stage ${id}` }, (doc) => setStageMark(doc, id, {}));
}

/** Returns who enters and exits at a block now. */
export const changesAt = ({ stage }: PlayScene, id: BlockId): StageChange =>
  stage.changes.find(({ blockId }) => blockId === id) ?? { blockId: id, enters: [], exits: [] };
