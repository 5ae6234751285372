import { useEffect, useState } from "react";
import { createVersion } from "#domain/api/versions.ts";
import { readFront } from "#domain/play/document/front.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { runEditorCommand } from "#frontend/modules/editor/goTo.ts";
import { blocksOf } from "#frontend/modules/editor/schema/flat.ts";
import { restoreVersion } from "#frontend/modules/editor/versions/restoreVersion.ts";
import {
  countDocumentWords,
  createShrinkWatch,
  type ShrinkWatch,
  type ShrunkFrom,
} from "#frontend/modules/editor/versions/watchShrinks.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { keepNow } from "#frontend/modules/versions/keepNow.ts";
import { call } from "#frontend/platform/call.ts";
import { logUnexpected } from "#frontend/platform/messageOf.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

/** After a change, the play is looked at this much later. */
const lookMs = 1_000;

export interface Shrink {
  readonly wordsBefore: number;
  readonly wordsLost: number;
  readonly restore: () => Promise<void>;
  readonly dismiss: () => void;
}

/**
 * The play has lost most of its words within a minute. The server keeps what it had before that as a version, and what was
 * on the screen is offered back. Once the words are there again, so is no offer.
 */
export function useShrink(session: PlaySession, editor: Editor, playId: PlayId): Shrink | undefined {
  const [from, setFrom] = useState<ShrunkFrom>();
  const [shrinks] = useState(() =>
    createShrinkWatch({
      doc: () => editor.state().doc,
      sequence: () => session.sequence?.() ?? 0,
      now: Date.now,
    }),
  );
  useEffect(
    () =>
      watch(shrinks, editor, (found) => {
        setFrom((before) => stillShrunk(editor, before) ?? found);
        if (found && found.sequence > 0) void keep(playId, found.sequence);
      }),
    [shrinks, editor, playId],
  );
  if (!from) return undefined;
  const wordsLost = from.words - countDocumentWords(editor.state().doc);
  const dismiss = (): void => {
    shrinks.accept();
    setFrom(undefined);
  };
  const restore = async (): Promise<void> => {
    await keepNow(session, playId);
    const version = { front: readFront(editor.doc), blocks: blocksOf(from.doc) };
    runEditorCommand(editor, restoreVersion(editor.doc, version, { what: "play" }));
    dismiss();
  };
  return { wordsBefore: from.words, wordsLost, restore, dismiss };
}

const stillShrunk = (editor: Editor, from: ShrunkFrom | undefined): ShrunkFrom | undefined =>
  from && 2 * countDocumentWords(editor.state().doc) < from.words ? from : undefined;

/** Calls the listener some time after each change. Returns a function that stops it. */
function watch(shrinks: ShrinkWatch, editor: Editor, onLook: (found: ShrunkFrom | undefined) => void): () => void {
  let stopIdle = whenIdle(() => void shrinks.look());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = editor.state().doc;
  const look = (): void => {
    timer = undefined;
    stopIdle = whenIdle(() => onLook(shrinks.look()));
  };
  const stopListening = editor.subscribe(() => {
    const before = last;
    if (editor.state().doc === before) return;
    last = editor.state().doc;
    shrinks.changed(before);
    timer ??= setTimeout(look, lookMs);
  });
  return () => {
    stopListening();
    stopIdle();
    clearTimeout(timer);
  };
}

/** The log has that moment for seven days in any case, so a failure loses nothing. */
async function keep(playId: PlayId, versionId: number): Promise<void> {
  try {
    await call(createVersion, { params: { playId }, body: { versionId } });
  } catch (error) {
    logUnexpected(error);
  }
}
