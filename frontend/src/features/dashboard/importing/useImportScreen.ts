import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { importingWords } from "#frontend/messages/importing.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { useAction } from "#frontend/platform/useAction.ts";
import { showToast } from "#frontend/ui/toast.ts";
import type { ImportQueue, QueuedFile } from "./importQueue.ts";
import type { ImportSource } from "./importSource.ts";
import { correctedTitlePage } from "./readFile.ts";

interface ImportScreenOptions {
  readonly queue: ImportQueue;
  readonly files: readonly QueuedFile[];
  readonly onClose: () => void;
  readonly onAdded: () => Promise<void>;
}

export interface ImportScreenState {
  readonly selected: QueuedFile | undefined;
  readonly select: (id: number) => void;
  readonly isAdding: boolean;
  /** Adds the selected play. A single play opens in the editor; of several, the next one is selected. */
  readonly add: () => void;
  readonly addAll: () => void;
  readonly close: () => void;
  /** Puts other files in the place of one that can't be imported, and selects the first of them. */
  readonly replace: (id: number, sources: readonly ImportSource[]) => void;
}

/** Which file is shown, and what happens after plays were added. */
export function useImportScreen({ queue, files, onClose, onAdded }: ImportScreenOptions): ImportScreenState {
  const [selectedId, select] = useState<number>();
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
    close: onClose,
    replace: (id, sources) => {
      const first = queue.replace(id, sources);
      if (first !== undefined) select(first);
    },
  };
}

const titleIn = ({ state }: QueuedFile): string =>
  ("edits" in state && correctedTitlePage(state).title.trim()) || menuLabels.untitled;
