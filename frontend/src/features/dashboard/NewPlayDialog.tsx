import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { formats, isReadable } from "#domain/play/formats/formats.ts";
import { templates } from "#domain/play/sample/templates.ts";
import { dashboardWords, templateWords } from "#frontend/messages/dashboard.yaml";
import { formatList } from "#frontend/messages/format.ts";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { useManuscriptLanguage } from "#frontend/platform/manuscriptLanguageOf.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { ErrorNotice } from "./ErrorNotice.tsx";
import { FileInput } from "./FileInput.tsx";
import type { ImportSource } from "./importing/importSource.ts";
import { newBlockId } from "./newBlockId.ts";
import { PlanFull } from "./PlanFull.tsx";
import type { PlayActions } from "./usePlayActions.ts";

interface NewPlayDialogProps {
  readonly isOpen: boolean;
  /** The person is here to import, so only that is offered. */
  readonly isForFiles: boolean;
  readonly isPlanFull: boolean;
  readonly limit: number | null;
  readonly actions: PlayActions;
  readonly onFiles: (sources: readonly ImportSource[]) => void;
  readonly onClose: () => void;
}

/** Starts a play from a blank page or a template, or imports files. */
export function NewPlayDialog(props: NewPlayDialogProps) {
  const { isOpen, isForFiles, isPlanFull, limit, actions, onFiles, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  const making = async (done: Promise<boolean>) => {
    setBusy(true);
    if (await done) onClose();
    setBusy(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={isForFiles ? dashboardWords.importTitle : dashboardWords.newPlayTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{dashboardWords.cancel}</Button>}
    >
      {isPlanFull && limit !== null && <PlanFull limit={limit} />}
      {actions.problem && <ErrorNotice problem={actions.problem} heading={dashboardWords.notCreated} />}
      {isBusy && <Busy />}
      <div className="new-play" hidden={isBusy}>
        {!isForFiles && <Beginnings actions={actions} onStart={(done) => void making(done)} />}
        <FileChooser onFiles={onFiles} />
      </div>
    </Dialog>
  );
}

interface BeginningsProps extends Pick<NewPlayDialogProps, "actions"> {
  readonly onStart: (done: Promise<boolean>) => void;
}

function Beginnings({ actions, onStart }: BeginningsProps) {
  const navigate = useNavigate();
  const language = useManuscriptLanguage();
  return (
    <>
      <Beginning
        title={dashboardWords.blank}
        aside={dashboardWords.blankAside}
        onChoose={() => void navigate("/editor/new")}
      />
      <h3 className="new-play-heading">{dashboardWords.fromTemplate}</h3>
      {templates.map(({ name, make }) => (
        <Beginning
          key={name}
          {...templateWords[name]}
          onChoose={() => onStart(actions.start(make(newBlockId, language)))}
        />
      ))}
      <h3 className="new-play-heading">{dashboardWords.fromFileHeading}</h3>
    </>
  );
}

const Busy = () => (
  <p className="new-play-busy" role="status">
    <Loader label={dashboardWords.making} /> {dashboardWords.making}
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

/** Every format that can be imported, as in a sentence. */
const importedFormats = (): string =>
  formatList(formats.filter(isReadable).map(({ label }) => translateSentence(label)));

function FileChooser({ onFiles }: Pick<NewPlayDialogProps, "onFiles">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Beginning
        title={dashboardWords.fromFile}
        aside={dashboardWords.fromFileAside({ formats: importedFormats() })}
        onChoose={() => input.current?.click()}
      />
      <FileInput ref={input} onFiles={onFiles} />
    </>
  );
}
