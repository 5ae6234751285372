import { useState } from "react";
import type { ShareLink } from "#domain/api/sharing.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { sharingWords as words } from "#frontend/messages/sharing.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { Loader } from "#frontend/ui/Loader.tsx";
import type { HeadingChoice } from "./headingChoices.ts";
import { LinkForm } from "./LinkForm.tsx";
import { LinkList } from "./LinkList.tsx";
import { type LinkActions, useLinks } from "./useLinks.ts";
import "./sharing.css";

export interface SharedSource {
  readonly playId: PlayId;
  readonly title: string;
  /** Undefined while the play is on its way. */
  readonly headings: readonly HeadingChoice[] | undefined;
  /** The same; a blind link is looked through for the author's names. */
  readonly play: Play | undefined;
  /** Resolves when the server has every word. */
  readonly saveNow: () => Promise<void>;
}

interface ShareDialogProps {
  readonly source: SharedSource;
  readonly onClose: () => void;
}

/** The links of a play: made, copied, changed and revoked. */
export function ShareDialog({ source, onClose }: ShareDialogProps) {
  const verbs = useLinks(source.playId, source.saveNow);
  return (
    <Dialog isOpen size="wide" title={words.title(source.title)} onClose={onClose}>
      <p className="sharing-lead">{words.lead}</p>
      <Content source={source} verbs={verbs} onClose={onClose} />
    </Dialog>
  );
}

interface ContentProps extends ShareDialogProps {
  readonly verbs: LinkActions;
}

function Content({ source, verbs, onClose }: ContentProps) {
  const { state, problem, done } = verbs;
  if (state.kind === "loading") return <Loader label={words.loading} />;
  if (state.kind === "failed") {
    return (
      <Alert kind="bad" heading={words.problem}>
        <p>{state.why}</p>
        <Button size="small" onClick={() => void verbs.reload()}>
          {words.tryAgain}
        </Button>
      </Alert>
    );
  }
  return (
    <>
      {problem && (
        <Alert kind="bad" heading={words.problem}>
          {problem.why}
        </Alert>
      )}
      <p className="sharing-done" role="status">
        {done}
      </p>
      <Rooms links={state.links} source={source} verbs={verbs} onClose={onClose} />
    </>
  );
}

/** The list, or the form of one link. Without any link there is only the form. */
type Room =
  | { readonly at: "list"; readonly made?: ShareLink | undefined }
  | { readonly at: "form"; readonly link?: ShareLink };

function Rooms({ links, source, verbs, onClose }: ContentProps & { readonly links: readonly ShareLink[] }) {
  const [room, setRoom] = useState<Room>(links.length === 0 ? { at: "form" } : { at: "list" });
  const isFirst = links.length === 0;
  const leave = (made?: ShareLink) => {
    verbs.dismiss();
    if (isFirst && !made) onClose();
    else setRoom({ at: "list", made });
  };
  const edit = (link?: ShareLink) => {
    verbs.forgetDone();
    if (!link) verbs.dismiss();
    setRoom({ at: "form", ...(link && { link }) });
  };
  if (room.at === "form" || isFirst) {
    const link = room.at === "form" ? room.link : undefined;
    return <LinkForm key={link?.shareId} {...{ source, verbs, link }} onDone={leave} />;
  }
  return (
    <>
      <LinkList {...{ links, source, verbs }} made={room.made} onEdit={edit} />
      <div className="dialog-actions">
        <Button onClick={() => edit()}>{words.newLink}</Button>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </>
  );
}
