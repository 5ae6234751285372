import { useState } from "react";
import { isOpen, type Submission } from "#domain/submissions/submission.ts";
import { submissionLogWords as words } from "#frontend/messages/submissionLog.yaml";
import { historyAddress, type VersionView } from "#frontend/modules/versions/historyAddress.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { Menu, type MenuItem } from "#frontend/ui/Menu.tsx";
import { MenuLink } from "#frontend/ui/MenuLink.tsx";
import type { SubmissionActions } from "./useSubmissionActions.ts";

interface SubmissionMenuProps {
  readonly submission: Submission;
  readonly actions: SubmissionActions;
}

/** Actions on one submission. */
export function SubmissionMenu({ submission, actions }: SubmissionMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const { recipient } = submission;
  return (
    <div className="submissions-menu">
      <Menu
        label={words.actionsOf({ recipient })}
        size="small"
        align="end"
        hasNoArrow
        items={() => itemsOf(submission, actions, () => setAsking(true))}
      >
        <span aria-hidden="true">⋯</span>
      </Menu>
      {isAsking && <DeleteDialog {...{ submission, actions }} onClose={() => setAsking(false)} />}
    </div>
  );
}

function itemsOf(submission: Submission, actions: SubmissionActions, onDelete: () => void): readonly MenuItem[] {
  const { state, playId, versionId } = submission;
  const item = (label: string, isOffered: boolean, onSelect: () => void): readonly MenuItem[] =>
    isOffered ? [{ label, onSelect }] : [];
  const isSent = isOpen(submission) && state !== "planned";
  const version = (label: string, view: VersionView): readonly MenuItem[] =>
    playId === null || versionId === null
      ? []
      : [{ label, to: historyAddress(playId, { versionId, view }), link: MenuLink }];
  return [
    { label: words.edit, onSelect: () => actions.edit(submission) },
    ...item(words.markSent, state === "planned", () => actions.markSent(submission)),
    ...item(words.markLonglist, state === "waiting", () => actions.setState(submission, "longlist")),
    ...item(words.markDeclined, isSent, () => actions.setState(submission, "declined")),
    ...item(words.markAccepted, isSent, () => actions.setState(submission, "accepted")),
    ...item(words.withdraw, isOpen(submission), () => actions.setState(submission, "withdrawn")),
    ...version(words.openSent, "pages"),
    ...version(words.changedSince, "changes"),
    { label: words.delete, isDangerous: true, onSelect: onDelete },
  ];
}

function DeleteDialog({ submission, actions, onClose }: SubmissionMenuProps & { readonly onClose: () => void }) {
  const remove = () => {
    onClose();
    void actions.remove(submission);
  };
  const buttons = (
    <>
      <Button variant="danger" onClick={remove}>
        {words.delete}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {words.keep}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={words.deleteTitle} onClose={onClose} actions={buttons}>
      <p>{words.deleteText({ recipient: submission.recipient })}</p>
    </Dialog>
  );
}
