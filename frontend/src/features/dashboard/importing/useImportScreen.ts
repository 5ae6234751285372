import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { importingWords } from "#frontend/messages/importing.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import type { SendRefusals } from "#frontend/modules/sync/devices/sendEverything.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { showToast } from "#frontend/ui/toast.ts";
import type { ImportQueue } from "./importQueue.ts";
import type { ImportSource } from "./importSource.ts";
import { listSome } from "./listSome.ts";
import type { QueuedFile } from "./queuedFile.ts";
import { correctedTitlePage } from "./readFile.ts";
import { type Discarding, useDiscarding } from "./useDiscarding.ts";
import type { LeavingScreen } from "./useLeaveQuestion.ts";

interface ImportScreenOptions extends Omit<LeavingScreen, "isNeeded"> {
  readonly queue: ImportQueue;
  readonly files: readonly QueuedFile[];
  readonly onClose: () => void;
  readonly onAdded: () => Promise<SendRefusals>;
}

export interface ImportScreenState extends Pick<Discarding, "remove" | "discarding"> {
  readonly selected: QueuedFile | undefined;
  /** Whether the writer selected it. */
  readonly isSelected: boolean;
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
export function useImportScreen(options: ImportScreenOptions): ImportScreenState {
  const { queue, files, onClose, onAdded } = options;
  const [selectedId, select] = useState<number>();
  const [chosenId, setChosenId] = useState<number>();
  const { askBefore, remove, discarding } = useDiscarding(queue, options);
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
    const refusals = await onAdded();
    const over = queue.markOverLimit((playId) => refusals.get(playId)?.code === "play-limit");
    if (open) return;
    showToast(addedSentence(now.length, over));
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
    isSelected: selected !== undefined && selected.id === chosenId,
    select: (id) => {
      setChosenId(id);
      select(id);
    },
    isAdding: one.isBusy || all.isBusy,
    add: () => void one.run(),
    addAll: () => void all.run(),
    close: () => askBefore(onClose),
    remove,
    discarding,
    replace: (id, sources) => {
      const first = queue.replace(id, sources);
      if (first !== undefined) select(first);
    },
  };
}

const titleIn = ({ state }: QueuedFile): string =>
  ("edits" in state && correctedTitlePage(state).title.trim()) || menuLabels.untitled;

/** `over` are the titles of the plays that are only on this device. */
function addedSentence(plays: number, over: readonly string[]): string {
  if (over.length === 0) return importingWords.addedAll({ plays });
  const names = listSome(over.map((title) => importingWords.quote({ text: title || menuLabels.untitled })));
  return importingWords.addedOverLimit({ plays, others: over.length, names });
}
