import { type FormEvent, useDeferredValue, useId, useMemo, useState } from "react";
import { type ExportSettings, mayHold } from "#domain/play/formats/export/exportSettings.ts";
import { type PreparedExport, prepareExport, type Revision } from "#domain/play/formats/export/prepareExport.ts";
import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";
import { readPlayWithNotes } from "#domain/play/notes/placeNotes.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { suggestedWords } from "#domain/sharing/remainingNames.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { download } from "#frontend/modules/exporting/download.ts";
import { exportFile, exportFileName } from "#frontend/modules/exporting/exportFile.ts";
import { MissingGlyphs } from "#frontend/modules/exporting/exportPdf.ts";
import { noNames, type RemainingNames, remainingNamesOf } from "#frontend/modules/sharing/remainingNamesOf.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { ownNames } from "#frontend/platform/ownNames.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { helpOn } from "../helpOn.ts";
import { ExportFields } from "./ExportFields.tsx";
import { ExportPreview } from "./ExportPreview.tsx";
import { MissingGlyphsDialog } from "./MissingGlyphsDialog.tsx";
import { type SettingsProps, useExportSettings } from "./useExportSettings.ts";
import { isMissing, useRevision } from "./useRevision.ts";
import "./export.css";

interface ExportDialogProps {
  readonly session: PlaySession;
  readonly playId: PlayId;
  /** An earlier version to export instead of the play as it is. */
  readonly version?: { readonly versionId: number; readonly play: Play };
  readonly onClose: () => void;
}

/** The options of an export beside what the file will look like. The play is as it was when the dialog opened. */
export function ExportDialog({ session, playId, version, onClose }: ExportDialogProps) {
  const [play] = useState(() => version?.play ?? readPlayWithNotes(session.doc));
  const { settings, mayHaveSides, onChange, isRemembered, reset } = useExportSettings(playId, play);
  const names = useNames(play, settings.isBlind);
  const [chosenWords, setChosenWords] = useState<readonly string[]>();
  const hiddenWords = useMemo(() => chosenWords ?? suggestedIn(names), [chosenWords, names]);
  const revision = useRevision({ session, playId, versionId: version?.versionId, settings });
  const prepared = usePrepared(play, settings, { hiddenWords, revision: revision.revision });
  const watermark = useDeferredValue(settings.watermark);
  const [tries, setTries] = useState(0);
  const [missing, setMissing] = useState<readonly MissingGlyph[]>();
  const form = useId();
  const hasNothing = settings.scope.what === "headings" && settings.scope.headings.length === 0;
  const save = useAction(async (evenIfIncomplete: boolean) => {
    try {
      await saveFile(session, play, { settings, hiddenWords, revision: revision.revision, evenIfIncomplete });
      onClose();
    } catch (error) {
      if (!(error instanceof MissingGlyphs)) throw error;
      setMissing(error.missing);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (!hasNothing) void save.run(false);
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={exportingWords.title}
      onClose={onClose}
      help={helpOn(exportingWords.title, "export")}
    >
      <RememberedNote isShown={isRemembered} onReset={reset} form={form} />
      <form id={form} className="export-dialog" noValidate onSubmit={submit}>
        <ExportFields
          {...{ settings, mayHaveSides, onChange, play, names, hiddenWords, revision }}
          error={tries > 0 && hasNothing ? exportingWords.chooseHeading : undefined}
          onHideWords={setChosenWords}
        />
        <ExportPreview prepared={prepared} watermark={watermark} />
      </form>
      {save.errorText && <Alert kind="bad">{save.errorText}</Alert>}
      <div className="dialog-actions export-actions">
        <WatermarkNote {...{ settings, onChange }} />
        <Button onClick={onClose}>{exportingWords.cancel}</Button>
        <Button
          variant="primary"
          type="submit"
          form={form}
          isDisabled={isMissing(revision) || save.isBusy}
          isBusy={save.isBusy}
          busyText={exportingWords.exporting}
        >
          {exportingWords.exportFile}
        </Button>
      </div>
      {missing && (
        <MissingGlyphsDialog
          missing={missing}
          onExport={() => {
            setMissing(undefined);
            void save.run(true);
          }}
          onClose={() => setMissing(undefined)}
        />
      )}
    </Dialog>
  );
}

interface RememberedNoteProps {
  readonly isShown: boolean;
  readonly onReset: () => void;
  /** The ID of the form, whose first field gets the focus when the button is gone. */
  readonly form: string;
}

/** Says that the options are those of the last time, some of which may be out of sight. */
function RememberedNote({ isShown, onReset, form }: RememberedNoteProps) {
  if (!isShown) return null;
  const resetAll = (): void => {
    onReset();
    document.getElementById(form)?.querySelector("select")?.focus();
  };
  return (
    <div className="export-remembered">
      <span>{exportingWords.remembered}</span>
      <Button size="small" onClick={resetAll}>
        {exportingWords.useDefaults}
      </Button>
    </div>
  );
}

/** A watermark stays from the last export, and its field may be out of sight. */
function WatermarkNote({ settings, onChange }: SettingsProps) {
  const text = settings.watermark.trim();
  if (text === "" || !mayHold(settings, "watermark")) return null;
  return (
    <div className="export-watermark-note">
      <span>{exportingWords.hasWatermark({ text })}</span>
      <Button size="small" onClick={() => onChange({ watermark: "" })}>
        {exportingWords.removeWatermark}
      </Button>
    </div>
  );
}

/** Returns which of the author's names a blind copy would still show. Searched for only in a blind copy. */
const useNames = (play: Play, isBlind: boolean): RemainingNames =>
  useMemo(() => (isBlind ? remainingNamesOf(play) : noNames), [play, isBlind]);

const suggestedIn = (names: RemainingNames): readonly string[] =>
  names.kind === "found" ? suggestedWords(names.names) : [];

interface FileChoice {
  readonly settings: ExportSettings;
  readonly hiddenWords: readonly string[];
  readonly revision: Revision | undefined;
}

const prepare = (play: Play, { settings, hiddenWords, revision }: FileChoice): PreparedExport =>
  prepareExport(play, settings, { alsoNames: ownNames(), words: hiddenWords, revision });

/** Follows the options with a delay while the browser is busy. The watermark changes nothing about the pages. */
function usePrepared(
  play: Play,
  { watermark: _, ...chosen }: ExportSettings,
  { hiddenWords, revision }: Omit<FileChoice, "settings">,
) {
  const options = useDeferredValue(JSON.stringify(chosen));
  return useMemo(() => {
    const settings = { ...(JSON.parse(options) as typeof chosen), watermark: "" };
    return prepare(play, { settings, hiddenWords, revision });
  }, [play, options, hiddenWords, revision]);
}

async function saveFile(
  { noteExport }: PlaySession,
  play: Play,
  { evenIfIncomplete, ...choice }: FileChoice & { readonly evenIfIncomplete: boolean },
): Promise<void> {
  const prepared = prepare(play, choice);
  download(await exportFile(prepared, { evenIfIncomplete }), exportFileName(prepared));
  noteExport?.(prepared.settings.format);
}
