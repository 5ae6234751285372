import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readFront } from "#domain/play/document/front.ts";
import { isHalfGone } from "#domain/play/versions/shrinking.ts";
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
import type { LostText } from "#frontend/modules/sync/history/historyDatabase.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { logUnexpected } from "#frontend/platform/messageOf.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

/** After a change, the play is looked at this much later. */
const lookMs = 1_000;

export interface Shrink {
  readonly wordsBefore: number;
  readonly wordsLost: number;
  readonly restore: () => void;
  readonly dismiss: () => void;
}

/**
 * The play has lost half of its words or more within a minute. What was on the screen is offered back until the writer
 * decides, also after a reload. As soon as the words are there again, it isn't offered anymore.
 */
export function useShrink({ losses }: PlaySession, editor: Editor): Shrink | undefined {
  const [from, setFrom] = useState<LostText>();
  const [shrinks] = useState(() => createShrinkWatch({ doc: () => editor.state().doc, now: Date.now }));
  const offered = useRef<LostText>(undefined);
  const offer = useEffectEvent((lost: LostText | undefined): void => {
    if (lost === offered.current) return;
    offered.current = lost;
    setFrom(lost);
    losses?.write(lost).catch(logUnexpected);
  });
  useEffect(() => {
    const stop = watch(shrinks, editor, {
      onChange: () => offer(stillLost(editor, offered.current)),
      onLook: (found) => offer(stillLost(editor, offered.current) ?? lostTextOf(found)),
    });
    const offerKept = async (): Promise<void> => {
      const kept = stillLost(editor, await losses?.read());
      if (kept && !offered.current) offer(kept);
    };
    // A page that's left meanwhile loads no code any more, and there's nobody to offer anything to.
    offerKept().catch(() => undefined);
    return stop;
  }, [shrinks, editor, losses]);
  if (!from) return undefined;
  const wordsLost = from.words - countDocumentWords(editor.state().doc);
  const dismiss = (): void => {
    shrinks.accept();
    offered.current = undefined;
    setFrom(undefined);
    losses?.write(undefined).catch(logUnexpected);
  };
  const restore = (): void => {
    const version = { front: readFront(editor.doc), blocks: from.blocks };
    runEditorCommand(editor, restoreVersion(editor.doc, version, { what: "play" }));
    dismiss();
  };
  return { wordsBefore: from.words, wordsLost, restore, dismiss };
}

const lostTextOf = (found: ShrunkFrom | undefined): LostText | undefined =>
  found && { words: found.words, blocks: blocksOf(found.doc) };

const stillLost = (editor: Editor, from: LostText | undefined): LostText | undefined =>
  from && isHalfGone(from.words, countDocumentWords(editor.state().doc)) ? from : undefined;

interface WatchListeners {
  /** Called with each change of the text. */
  readonly onChange: () => void;
  /** Called some time after it. */
  readonly onLook: (found: ShrunkFrom | undefined) => void;
}

/** Returns a function that stops it. */
function watch(shrinks: ShrinkWatch, editor: Editor, { onChange, onLook }: WatchListeners): () => void {
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
    onChange();
    timer ??= setTimeout(look, lookMs);
  });
  return () => {
    stopListening();
    stopIdle();
    clearTimeout(timer);
  };
}
