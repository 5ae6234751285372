import { type ChangeEvent, useRef, useState } from "react";
import { fileName } from "#domain/play/formats/writing/fileName.ts";
import { knownChanges } from "#domain/play/layout/own/adjustLayout.ts";
import { maxLayoutFileBytes, readLayoutFile, writeLayoutFile } from "#domain/play/layout/own/layoutFile.ts";
import { maxLayoutName, type OwnLayout } from "#domain/play/layout/own/ownLayout.ts";
import { ownLayoutWords } from "#frontend/messages/ownLayouts.yaml";
import { download } from "#frontend/modules/exporting/download.ts";
import type { Presets } from "#frontend/modules/presets/usePresets.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { LayoutNameDialog } from "./LayoutNameDialog.tsx";
import type { LayoutChoice, SavedLayout } from "./layoutChoices.ts";

interface LayoutActionsProps {
  readonly chosen: LayoutChoice;
  readonly saved: Presets<"layout">;
  /** Gives the play a layout. */
  readonly onUse: (layout: OwnLayout) => void;
  readonly onAdjust: () => void;
}

/** What can be done with the chosen layout, and with a layout from a file. */
export function LayoutActions({ chosen, saved, onUse, onAdjust }: LayoutActionsProps) {
  const [dialog, setDialog] = useState<"rename" | "remove">();
  const close = () => setDialog(undefined);
  const importing = useAction(async (file: File) => {
    const bytes = new Uint8Array(await file.slice(0, maxLayoutFileBytes + 1).arrayBuffer());
    const layout = readLayoutFile(bytes);
    const named = { ...layout, name: freeName(layout.name, saved.presets) };
    onUse(named);
    const { name, ...content } = named;
    await saved.save.run({ name, content });
  });
  const own = chosen.saved;
  const errorText =
    importing.errorText ?? (dialog === undefined ? (saved.save.errorText ?? saved.errorText) : undefined);
  return (
    <>
      <div className="page-layout-actions">
        <Button onClick={onAdjust}>{ownLayoutWords.adjust}</Button>
        {own && <Button onClick={() => setDialog("rename")}>{ownLayoutWords.rename}</Button>}
        {own && <Button onClick={() => setDialog("remove")}>{ownLayoutWords.remove}</Button>}
        {chosen.key !== chosen.base && (
          <Button onClick={() => exportLayout(chosen)}>{ownLayoutWords.exportLayout}</Button>
        )}
        <FileButton isBusy={importing.isBusy} onFile={(file) => void importing.run(file)} />
      </div>
      {errorText && <Alert kind="bad">{errorText}</Alert>}
      {own && dialog === "rename" && <Rename own={own} saved={saved} onUse={onUse} onClose={close} />}
      {own && dialog === "remove" && <Remove own={own} saved={saved} onClose={close} />}
    </>
  );
}

/** Returns a name that no saved layout has, because saving under one would replace it. */
function freeName(name: string, saved: readonly SavedLayout[]): string {
  const taken = new Set(saved.map((one) => one.name));
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) {
    const next = `${name.slice(0, 74)} ${number}`;
    if (!taken.has(next)) return next;
  }
}

function exportLayout({ label, base, changes }: LayoutChoice): void {
  const name = label.slice(0, maxLayoutName);
  const text = writeLayoutFile({ name, base, changes: knownChanges(changes) });
  download(new Blob([text], { type: "application/json" }), fileName(name, "json", { untitled: base }));
}

interface FileButtonProps {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

function FileButton({ isBusy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onFile(file);
    // The same file can be chosen again after it was corrected.
    target.value = "";
  };
  return (
    <>
      <Button isBusy={isBusy} busyText={ownLayoutWords.saving} onClick={() => input.current?.click()}>
        {ownLayoutWords.importLayout}
      </Button>
      <input
        ref={input}
        type="file"
        className="only-spoken"
        tabIndex={-1}
        aria-label={ownLayoutWords.chooseFile}
        accept=".json,application/json"
        onChange={choose}
      />
    </>
  );
}

interface OwnProps {
  readonly own: SavedLayout;
  readonly saved: Presets<"layout">;
  readonly onClose: () => void;
}

function Rename({ own, saved, onUse, onClose }: OwnProps & Pick<LayoutActionsProps, "onUse">) {
  const rename = async (name: string) => {
    if (!(await saved.save.run({ presetId: own.presetId, name, content: own.content }))) return;
    onUse({ name: name.trim(), ...own.content });
    onClose();
  };
  return (
    <LayoutNameDialog
      title={ownLayoutWords.renameTitle}
      start={own.name}
      taken={[]}
      saving={saved.save}
      onSave={(name) => void rename(name)}
      onClose={() => {
        saved.save.dismiss();
        onClose();
      }}
    />
  );
}

function Remove({ own, saved: { remove }, onClose }: OwnProps) {
  const buttons = (
    <>
      <Button onClick={onClose}>{ownLayoutWords.cancel}</Button>
      <Button
        variant="danger"
        isBusy={remove.isBusy}
        busyText={ownLayoutWords.removing}
        onClick={async () => (await remove.run(own.presetId)) && onClose()}
      >
        {ownLayoutWords.removeNow}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={ownLayoutWords.removeTitle({ name: own.name })} onClose={onClose} actions={buttons}>
      <p>{ownLayoutWords.removeText}</p>
      {remove.errorText && <Alert kind="bad">{remove.errorText}</Alert>}
    </Dialog>
  );
}
