import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { fileName } from "#domain/play/formats/writing/fileName.ts";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { saveManuallyWords } from "#frontend/messages/saveManually.yaml";
import { download } from "#frontend/modules/exporting/download.ts";
import { exportFountain } from "#frontend/modules/exporting/exportFountain.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { readPlayWithStoredNotes } from "./readPlayWithStoredNotes.ts";

/** Ways to save by hand what can't be saved automatically, including private notes. */
export function SaveManually({ session: { doc, noteExport } }: { readonly session: PlaySession }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(writeFountain(readPlayWithStoredNotes(doc), { notes: true }));
    showToast(saveManuallyWords.copied);
  };
  const save = (): void => {
    const play = readPlayWithStoredNotes(doc);
    download(exportFountain(play, { notes: true }), fileName(play.front.title, "fountain", menuLabels));
    noteExport?.("fountain");
  };
  return (
    <>
      <Button size="small" onClick={() => void copy().catch(() => showToast(saveManuallyWords.exportFailed))}>
        {saveManuallyWords.copyText}
      </Button>
      <Button size="small" onClick={save}>
        {saveManuallyWords.downloadFountain}
      </Button>
    </>
  );
}
