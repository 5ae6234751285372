import { type RefObject, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { importingWords } from "#frontend/messages/importing.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { useAction } from "#frontend/platform/useAction.ts";
import { showToast } from "#frontend/ui/toast.ts";
import type { ImportQueue } from "./importQueue.ts";
import type { ImportSource } from "./importSource.ts";
import { isCorrected, type QueuedFile } from "./queuedFile.ts";
import { correctedTitlePage } from "./readFile.ts";
import { useLeaveQuestion } from "./useLeaveQuestion.ts";

interface ImportScreenOptions {
  readonly queue: ImportQueue;
  readonly files: readonly QueuedFile[];
  readonly onClose: () => void;
  readonly staysOnBack: RefObject<() => boolean>;
  readonly onAdded: () => Promise<void>;
}

export interface ImportScreenState {
  readonly selected: QueuedFile | undefined;
  readonly select: (id: number) => void;
  readonly isAdding: boolean;
  /** Adds the selected play. A single play opens in the editor; of several, the next one is selected. */
  readonly add: () => void;
  readonly addAll: () => void;
  /** Closes the screen, after a question if corrections would be lost. */
  readonly close: () => void;
  /** Removes a file, after a question if its corrections would be lost. */
  readonly remove: (file: QueuedFile) => void;
  /** The question. */
  readonly discarding: {
    /** What would be lost; undefined while nothing is asked. */
    readonly text: string | undefined;
    readonly onKeep: () => void;
    readonly onDiscard: () => void;
  };
  /** Puts other files in the place of one that can't be imported, and selects the first of them. */
  readonly replace: (id: number, sources: readonly ImportSource[]) => void;
}

/** Which file is shown, and what happens after plays were added. */
export function useImportScreen(options: ImportScreenOptions): ImportScreenState {
  const { queue, files, onClose, staysOnBack, onAdded } = options;
  const [selectedId, select] = useState<number>();
  const [removed, setRemoved] = useState<QueuedFile>();
  const leaving = useLeaveQuestion(() => queue.countCorrected() > 0, staysOnBack);
  const navigate = useNavigate();
  const selected = files.find(({ id }) => id === selectedId) ?? files[0];
  const isEmpty = files.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);

  const finish = async () => {
    const now = queue.files.get().files;
    const open = now.find(({ state }) => state.kind !== "added");
    if (open) select((now.find(({ state }) => state.kind === "ready") ?? open).id);
    await onAdded();
    if (open) return;
    showToast(importingWords.addedAll({ plays: now.length }));
    onClose();
  };
  const one = useAction(async () => {
    if (!selected) return;
    const isOnly = files.length === 1;
    const playId = await queue.create(selected.id);
    if (playId === undefined) return;
    if (!isOnly) return finish();
    showToast(importingWords.added({ title: titleIn(selected) }));
    await navigate(`/editor/${playId}`);
  });
  const all = useAction(async () => {
    await queue.createAll();
    await finish();
  });
  return {
    selected,
    select,
    isAdding: one.isBusy || all.isBusy,
    add: () => void one.run(),
    addAll: () => void all.run(),
    close: () => leaving.ask(onClose),
    remove: (file) => (isCorrected(file) ? setRemoved(file) : queue.remove(file.id)),
    discarding: {
      text: removed
        ? importingWords.discardOne({ name: removed.name })
        : leaving.asked && importingWords.discardAll({ count: queue.countCorrected() }),
      onKeep: () => {
        setRemoved(undefined);
        leaving.stay();
      },
      onDiscard: () => {
        setRemoved(undefined);
        if (removed) queue.remove(removed.id);
        else leaving.leave();
      },
    },
    replace: (id, sources) => {
      const first = queue.replace(id, sources);
      if (first !== undefined) select(first);
    },
  };
}

const titleIn = ({ state }: QueuedFile): string =>
  ("edits" in state && correctedTitlePage(state).title.trim()) || menuLabels.untitled;
