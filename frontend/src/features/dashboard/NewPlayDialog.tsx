import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { formats, isReadable } from "#domain/play/formats/formats.ts";
import type { Block } from "#domain/play/play.ts";
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
import { PagePicture } from "./PagePicture.tsx";
import { PlanFull } from "./PlanFull.tsx";
import type { PlayActions } from "./usePlayActions.ts";
import "./NewPlayDialog.css";

interface NewPlayDialogProps {
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
  const { isForFiles, isPlanFull, limit, actions, onFiles, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  const making = async (done: Promise<boolean>) => {
    setBusy(true);
    if (await done) onClose();
    setBusy(false);
  };
  return (
    <Dialog
      isOpen
      size="wide"
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

/** Blank is what most people want, so Enter begins it. */
function Beginnings({ actions, onStart }: BeginningsProps) {
  const navigate = useNavigate();
  const language = useManuscriptLanguage();
  const blank = useRef<HTMLButtonElement>(null);
  useEffect(() => blank.current?.focus(), []);
  const pages = useMemo(
    () => templates.map(({ name, make }) => ({ name, play: make(newBlockId, language) })),
    [language],
  );
  return (
    <div className="new-play-pages">
      <button
        ref={blank}
        type="button"
        className="new-play-page new-play-first"
        onClick={() => void navigate("/editor/new")}
      >
        <PageLabel title={dashboardWords.blank} aside={dashboardWords.blankAside} blocks={[]} />
      </button>
      {pages.map(({ name, play }) => (
        <button key={name} type="button" className="new-play-page" onClick={() => onStart(actions.start(play))}>
          <PageLabel {...templateWords[name]} blocks={play.blocks} />
        </button>
      ))}
    </div>
  );
}

interface PageLabelProps {
  readonly title: string;
  readonly aside: string;
  readonly blocks: readonly Block[];
}

const PageLabel = ({ title, aside, blocks }: PageLabelProps) => (
  <>
    <span className="new-play-picture">
      <PagePicture blocks={blocks} />
    </span>
    <span className="new-play-title">{title}</span>
    <span className="new-play-aside">{aside}</span>
  </>
);

const Busy = () => (
  <p className="new-play-busy" role="status">
    <Loader label={dashboardWords.making} /> {dashboardWords.making}
  </p>
);

/** Every format that can be imported, as in a sentence. */
const importedFormats = (): string =>
  formatList(formats.filter(isReadable).map(({ label }) => translateSentence(label)));

function FileChooser({ onFiles }: Pick<NewPlayDialogProps, "onFiles">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="new-play-files" onClick={() => input.current?.click()}>
        <span className="new-play-title">{dashboardWords.fromFile}</span>
        <span className="new-play-aside">{dashboardWords.fromFileAside({ formats: importedFormats() })}</span>
      </button>
      <FileInput ref={input} onFiles={onFiles} />
    </>
  );
}
