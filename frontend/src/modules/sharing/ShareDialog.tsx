import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { ShareLink } from "#domain/api/sharing.ts";
import { type Play, type PlayId, textOf } from "#domain/play/play.ts";
import { personalLinkWords } from "#frontend/messages/personalLinks.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import { Announcement } from "./Announcement.tsx";
import { LinkForm } from "./LinkForm.tsx";
import { LinkList } from "./LinkList.tsx";
import { PersonalLinksForm } from "./PersonalLinksForm.tsx";
import { PersonalMessages } from "./PersonalMessages.tsx";
import type { SharedSource } from "./sharedSource.ts";
import { type LinkActions, useLinks } from "./useLinks.ts";
import "./sharing.css";

interface ShareDialogProps {
  readonly source: SharedSource;
  readonly onClose: () => void;
}

/** Lists, creates, copies, changes and turns off the links of a play. */
export function ShareDialog({ source, onClose }: ShareDialogProps) {
  const linkActions = useLinks(source.playId, source.saveNow);
  return (
    <Dialog isOpen size="wide" title={sharingWords.title({ play: source.title })} onClose={onClose}>
      <p className="sharing-lead">{sharingWords.lead}</p>
      <p className="sharing-lead">{sharingWords.promise}</p>
      <Content source={source} linkActions={linkActions} onClose={onClose} />
    </Dialog>
  );
}

interface ContentProps extends ShareDialogProps {
  readonly linkActions: LinkActions;
}

function Content({ source, linkActions, onClose }: ContentProps) {
  const { state, problem, done } = linkActions;
  if (state.kind === "loading") {
    return (
      <>
        <Loader label={sharingWords.loading} />
        <CloseRow onClose={onClose} />
      </>
    );
  }
  if (state.kind === "failed") {
    return (
      <>
        <Alert kind="bad" heading={sharingWords.problem}>
          <p>{state.errorText}</p>
          <Button size="small" onClick={() => void linkActions.reload()}>
            {sharingWords.tryAgain}
          </Button>
        </Alert>
        <CloseRow onClose={onClose} />
      </>
    );
  }
  return (
    <>
      {problem && (
        <Alert kind="bad" heading={sharingWords.problem}>
          {problem.errorText}
        </Alert>
      )}
      <p className="sharing-done" role="status">
        {done}
      </p>
      <LinkViews links={state.data} source={source} linkActions={linkActions} onClose={onClose} />
    </>
  );
}

interface CloseRowProps {
  readonly onClose: () => void;
  /** Buttons before Close. */
  readonly children?: ReactNode;
}

/** If its button has the focus when it's replaced by something else, the dialog gets it. */
function CloseRow({ onClose, children }: CloseRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest("dialog")?.focus();
    };
  }, []);
  return (
    <div ref={row} className="dialog-actions">
      {children}
      <Button onClick={onClose}>{sharingWords.close}</Button>
    </div>
  );
}

/**
 * The list, or the form for one link. A play without links begins with the form. After its last link was turned off, there's an
 * empty list: that link may have been a blind one, and the form's one click would copy one with the author's name.
 */
type View =
  | { readonly at: "list"; readonly made?: ShareLink | undefined; readonly isCopied?: boolean }
  | { readonly at: "form"; readonly link?: ShareLink; readonly isFirst?: boolean }
  | { readonly at: "readers" }
  /** Messages with these readers' links; without names, with all personal links. */
  | { readonly at: "messages"; readonly names?: readonly string[] };

/** Whether there's nothing that a reader could read. */
const isBlank = ({ front, blocks }: Play): boolean =>
  front.title === "" && blocks.every((block) => textOf(block).trim() === "");

function LinkViews({ links, source, linkActions, onClose }: ContentProps & { readonly links: readonly ShareLink[] }) {
  const [view, setView] = useState<View>(links.length === 0 ? { at: "form", isFirst: true } : { at: "list" });
  const isFirst = view.at === "form" && view.isFirst === true;
  const close = (made?: ShareLink, isCopied = false) => {
    linkActions.dismiss();
    if (isFirst && !made) onClose();
    else setView({ at: "list", made, isCopied });
  };
  const edit = (link?: ShareLink) => {
    linkActions.forgetDone();
    if (!link) linkActions.dismiss();
    setView({ at: "form", ...(link && { link }) });
  };
  if (links.length === 0 && source.play && isBlank(source.play)) {
    return (
      <>
        <Alert kind="plain">{sharingWords.nothingToRead}</Alert>
        <CloseRow onClose={onClose} />
      </>
    );
  }
  const toReaders = () => {
    linkActions.forgetDone();
    linkActions.dismiss();
    setView({ at: "readers" });
  };
  if (view.at === "form") {
    const { link } = view;
    return (
      <>
        {isFirst && (
          <p>
            <Button size="small" onClick={toReaders}>
              {personalLinkWords.open}
            </Button>
          </p>
        )}
        <LinkForm key={link?.shareId} {...{ source, linkActions, link, isFirst }} onDone={close} />
      </>
    );
  }
  if (view.at === "readers" || view.at === "messages") {
    const showMessages = (names: readonly string[]) => setView({ at: "messages", names });
    return (
      <ReadersView {...{ view, links, source, linkActions, onClose }} onBack={() => close()} onDone={showMessages} />
    );
  }
  return (
    <>
      <ReadersRow
        links={links}
        playId={source.playId}
        onReaders={toReaders}
        onMessages={() => setView({ at: "messages" })}
      />
      {links.length === 0 ? (
        <p>{sharingWords.noLinks}</p>
      ) : (
        <LinkList {...{ links, source, linkActions }} made={view.made} isMadeCopied={view.isCopied} onEdit={edit} />
      )}
      <CloseRow onClose={onClose}>
        <Button onClick={() => edit()}>{sharingWords.newLink}</Button>
      </CloseRow>
    </>
  );
}

interface ReadersViewProps extends ContentProps {
  readonly view: Extract<View, { at: "readers" | "messages" }>;
  readonly links: readonly ShareLink[];
  readonly onBack: () => void;
  readonly onDone: (names: readonly string[]) => void;
}

/** The form for personal links, or messages with them. */
function ReadersView({ view, links, source, linkActions, onClose, onBack, onDone }: ReadersViewProps) {
  if (view.at === "readers") {
    return <PersonalLinksForm {...{ links, source, linkActions, onDone }} onCancel={() => onBack()} />;
  }
  const { names } = view;
  const shown = names ? links.filter(({ reader }) => reader && names.includes(reader.name)) : links;
  return (
    <>
      <PersonalMessages links={shown} title={source.title} made={names?.length ?? 0} />
      <CloseRow onClose={onClose}>
        <Button onClick={() => onBack()}>{personalLinkWords.back}</Button>
      </CloseRow>
    </>
  );
}

interface ReadersRowProps {
  readonly links: readonly ShareLink[];
  readonly playId: PlayId;
  readonly onReaders: () => void;
  readonly onMessages: () => void;
}

/** What's about all readers. It's above the list, which may be long. */
const ReadersRow = ({ links, playId, onReaders, onMessages }: ReadersRowProps) => (
  <>
    <div className="share-link-actions">
      <Button size="small" onClick={onReaders}>
        {personalLinkWords.open}
      </Button>
      {links.some(({ reader }) => reader) && (
        <Button size="small" onClick={onMessages}>
          {personalLinkWords.messages}
        </Button>
      )}
    </div>
    {links.some(({ isLive }) => isLive) && <Announcement playId={playId} />}
  </>
);
