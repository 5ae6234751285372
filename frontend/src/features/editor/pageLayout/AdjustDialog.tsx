import { useRef, useState } from "react";
import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import type { PaperName } from "#domain/play/layout/designs/layouts.ts";
import { knownChanges } from "#domain/play/layout/own/adjustLayout.ts";
import type { LayoutField } from "#domain/play/layout/own/layoutFields.ts";
import type { LayoutChanges } from "#domain/play/play.ts";
import { ownLayoutWords } from "#frontend/messages/ownLayouts.yaml";
import { layoutNames } from "#frontend/messages/pageLayout.yaml";
import type { Presets } from "#frontend/modules/presets/usePresets.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { AdjustForm } from "./AdjustForm.tsx";
import { LayoutNameDialog } from "./LayoutNameDialog.tsx";
import { LayoutPreview } from "./LayoutPreview.tsx";
import type { LayoutChoice } from "./layoutChoices.ts";
import { useAdjusting } from "./useAdjusting.ts";
import "./adjust.css";

interface AdjustDialogProps {
  readonly doc: Y.Doc;
  readonly paper: PaperName;
  /** What the changes start from. */
  readonly from: LayoutChoice;
  readonly saved: Presets<"layout">;
  /** Called with the changes, and their name if they were saved. */
  readonly onApply: (changes: LayoutChanges, name: string) => void;
  readonly onClose: () => void;
}

/** The settings of a layout beside the pages that they make. The play is as it was when the dialog opened. */
export function AdjustDialog({ doc, paper, from, saved, onApply, onClose }: AdjustDialogProps) {
  const [play] = useState(() => readPlay(doc));
  const adjusting = useAdjusting({ base: from.base, paper, changes: from.changes, typing: play.typing });
  const [isNaming, setNaming] = useState(false);
  const { changes, layout, reset } = adjusting;
  const hasChanges = Object.keys(knownChanges(changes)).length > 0;
  const save = async (name: string) => {
    const content = { base: from.base, changes: knownChanges(changes) };
    if (await saved.save.run({ name, content })) onApply(changes, name.trim());
  };
  const settings = useRef<HTMLDivElement>(null);
  /** Runs the action, unless a field has an error: then it's focused, so that nothing typed is lost unnoticed. */
  const ifValid = (action: () => void) => {
    const wrong = settings.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else action();
  };
  const actions = (
    <>
      <Button className="adjust-reset" onClick={() => reset()}>
        {ownLayoutWords.resetAll}
      </Button>
      <Button onClick={onClose}>{ownLayoutWords.cancel}</Button>
      <Button isDisabled={!hasChanges} onClick={() => ifValid(() => setNaming(true))}>
        {ownLayoutWords.saveAs}
      </Button>
      <Button variant="primary" onClick={() => ifValid(() => onApply(changes, from.name ?? ""))}>
        {ownLayoutWords.apply}
      </Button>
    </>
  );
  return (
    <>
      {/* First, because both close at once after saving, and the one that closes last returns the focus. */}
      {isNaming && (
        <LayoutNameDialog
          title={ownLayoutWords.saveTitle}
          start={from.name ?? ""}
          taken={saved.presets.map(({ name }) => name)}
          saving={saved.save}
          onSave={(name) => void save(name)}
          onClose={() => {
            saved.save.dismiss();
            setNaming(false);
          }}
        />
      )}
      <Dialog isOpen size="full" title={ownLayoutWords.adjustTitle} onClose={onClose} actions={actions}>
        <div className="adjust">
          <div ref={settings} className="adjust-settings">
            <p className="page-layout-lead">{ownLayoutWords.lead({ layout: layoutNames[from.base] })}</p>
            <AdjustForm adjusting={adjusting} paper={paper} />
          </div>
          <LayoutPreview play={play} layout={layout} part={isFrontField(adjusting.latest) ? "front" : "play"} />
        </div>
      </Dialog>
    </>
  );
}

const isFrontField = (field: LayoutField | undefined): boolean => /^(front|castMember)/.test(field ?? "");
