import { type ChangeEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { playFileEndings } from "#domain/play/formats/readPlayFile.ts";
import { templates } from "#domain/play/sample/templates.ts";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { ErrorNotice } from "./ErrorNotice.tsx";
import { PlanFull } from "./PlanFull.tsx";
import { newBlockId } from "./readImport.ts";
import type { PlayActions } from "./usePlayActions.ts";

interface NewPlayDialogProps {
  readonly isOpen: boolean;
  readonly isPlanFull: boolean;
  readonly limit: number | null;
  readonly actions: PlayActions;
  readonly onClose: () => void;
}

/** Starts a play from a blank page, a template, or a file. */
export function NewPlayDialog({ isOpen, isPlanFull, limit, actions, onClose }: NewPlayDialogProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string>();
  const making = async (what: string, done: Promise<boolean>) => {
    setBusy(what);
    if (await done) onClose();
    setBusy(undefined);
  };
  return (
    <Dialog isOpen={isOpen} title={words.newPlayTitle} onClose={onClose}>
      {isPlanFull && limit !== null && <PlanFull limit={limit} />}
      {actions.problem && <ErrorNotice problem={actions.problem} heading={words.notImported} />}
      {busy && <Busy label={busy} />}
      <div className="new-play" hidden={busy !== undefined}>
        <Beginning title={words.blank} aside={words.blankAside} onChoose={() => void navigate("/editor/new")} />
        <h3 className="new-play-heading">{words.fromTemplate}</h3>
        {templates.map(({ name, title, description, make }) => (
          <Beginning
            key={name}
            title={title}
            aside={description}
            onChoose={() => void making(words.making, actions.start(make(newBlockId)))}
          />
        ))}
        <h3 className="new-play-heading">{words.fromFileHeading}</h3>
        <FileChooser onFile={(file) => void making(words.reading(file.name), actions.importFile(file))} />
      </div>
    </Dialog>
  );
}

const Busy = ({ label }: { readonly label: string }) => (
  <p className="new-play-busy" role="status">
    <Loader label={label} /> {label}
  </p>
);

interface BeginningProps {
  readonly title: string;
  readonly aside: string;
  readonly onChoose: () => void;
}

const Beginning = ({ title, aside, onChoose }: BeginningProps) => (
  <button type="button" className="new-play-choice" onClick={onChoose}>
    <span className="new-play-choice-title">{title}</span>
    <span className="new-play-choice-note">{aside}</span>
  </button>
);

function FileChooser({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again after it was corrected.
    event.target.value = "";
    if (file) onFile(file);
  };
  return (
    <>
      <Beginning title={words.fromFile} aside={words.fromFileAside} onChoose={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        className="only-spoken"
        tabIndex={-1}
        aria-label={words.chooseFile}
        accept={playFileEndings.join(",")}
        onChange={choose}
      />
    </>
  );
}
