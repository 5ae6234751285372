import { type ReactNode, useState } from "react";
import { useParams } from "react-router-dom";
import type { PlayId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.ts";
import { exportingWords } from "#frontend/messages/exporting.ts";
import { DialogBoundary } from "#frontend/modules/screen/DialogBoundary.tsx";
import type { PlaySession } from "#frontend/modules/sync/playSession.ts";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import type { MenuItem } from "#frontend/ui/Menu.tsx";

const LazyExportDialog = lazyComponent(async () => (await import("./export/ExportDialog.tsx")).ExportDialog);

export interface Exporting {
  readonly items: readonly MenuItem[];
  /** The export dialog, while it's open. */
  readonly dialog: ReactNode;
}

/** What the play can become: a file, or paper. */
export function useExport(session: PlaySession): Exporting {
  const { playId } = useParams();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    items: [
      { label: editorWords.exportFile, onSelect: () => setOpen(true) },
      { label: editorWords.print, onSelect: () => window.print() },
    ],
    dialog: isOpen && playId && (
      <DialogBoundary title={exportingWords.title} onClose={close}>
        <LazyExportDialog session={session} playId={playId as PlayId} onClose={close} />
      </DialogBoundary>
    ),
  };
}
