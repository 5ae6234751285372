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

const LazyPackageDialog = lazyComponent(async () => (await import("./submission/PackageDialog.tsx")).PackageDialog);

export interface Exporting {
  readonly items: readonly MenuItem[];
  /** The dialog that is open. */
  readonly dialog: ReactNode;
}

/** What the play can become: a file, a package of files, or paper. */
export function useExport(session: PlaySession): Exporting {
  const { playId } = useParams();
  const [open, setOpen] = useState<"export" | "package">();
  const close = () => setOpen(undefined);
  return {
    items: [
      { label: editorWords.exportFile, onSelect: () => setOpen("export") },
      { label: editorWords.submissionPackageItem, onSelect: () => setOpen("package") },
      { label: editorWords.print, onSelect: () => window.print() },
    ],
    dialog: open && playId && (
      <DialogBoundary title={open === "export" ? exportingWords.title : editorWords.submissionPackage} onClose={close}>
        {open === "export" ? (
          <LazyExportDialog session={session} playId={playId as PlayId} onClose={close} />
        ) : (
          <LazyPackageDialog session={session} playId={playId as PlayId} onClose={close} />
        )}
      </DialogBoundary>
    ),
  };
}
