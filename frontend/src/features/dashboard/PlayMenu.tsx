import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { DialogBoundary } from "#frontend/modules/screen/DialogBoundary.tsx";
import { LazyShareFromPlayList } from "#frontend/modules/sharing/shareDialogs.ts";
import { historyAddress } from "#frontend/modules/versions/historyAddress.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { Menu, type MenuItem } from "#frontend/ui/Menu.tsx";
import { FieldDialog } from "./FieldDialog.tsx";
import { type ListedPlay, titleOf } from "./playList.ts";
import { TagsDialog } from "./TagsDialog.tsx";
import type { PlayActions } from "./usePlayActions.ts";

interface PlayMenuProps {
  readonly play: ListedPlay;
  readonly actions: PlayActions;
  /** The tags of all plays. */
  readonly allTags: readonly string[];
}

/**
 * Actions on one play. A play that is only on this device can be opened, exported, tagged or removed. What the server refuses can
 * also be copied into a new play, and the editor offers to download it as text.
 */
export function PlayMenu({ play, actions, allTags }: PlayMenuProps) {
  const [asking, setAsking] = useState<"rename" | "tags" | "remove" | "share">();
  const navigate = useNavigate();
  const isPinned = play.card.isPinned === true;
  const open: MenuItem = { label: dashboardWords.open, onSelect: () => void navigate(`/editor/${play.card.playId}`) };
  const finding: MenuItem = {
    label: menuLabels.findEarlier,
    onSelect: () => void navigate(historyAddress(play.card.playId, { view: "changes" })),
  };
  const exporting: MenuItem = { label: dashboardWords.exportPdf, onSelect: () => void actions.exportPdf(play) };
  const tagging: MenuItem = { label: dashboardWords.editTags, onSelect: () => setAsking("tags") };
  const close = () => setAsking(undefined);
  const copyLink = async () => {
    if (!(await actions.copyLink(play))) setAsking("share");
  };
  const onServer: readonly MenuItem[] = [
    open,
    { label: sharingWords.shareItem, onSelect: () => setAsking("share") },
    { label: sharingWords.copy, onSelect: () => void copyLink() },
    exporting,
    { label: dashboardWords.feedback, onSelect: () => void navigate(`/feedback/${play.card.playId}`) },
    { label: isPinned ? dashboardWords.unpin : dashboardWords.pin, onSelect: () => void actions.pin(play, !isPinned) },
    tagging,
    { label: dashboardWords.rename, onSelect: () => setAsking("rename") },
    finding,
    { label: dashboardWords.duplicate, onSelect: () => void actions.duplicate(play) },
    { label: dashboardWords.toBin, onSelect: () => void actions.bin(play) },
  ];
  const removal: MenuItem = {
    label: dashboardWords.removeHere,
    isDangerous: true,
    onSelect: () => setAsking("remove"),
  };
  const restoring: MenuItem = { label: dashboardWords.restore, onSelect: () => void actions.restore(play) };
  const copying: MenuItem = { label: dashboardWords.copyHere, onSelect: () => void actions.copyHere(play) };
  const itemsOf = ({ where }: ListedPlay): readonly MenuItem[] => {
    if (where.kind === "only-here") return [open, finding, exporting, tagging, removal];
    if (where.kind === "in-bin") return [open, finding, restoring, exporting, copying];
    if (where.kind !== "refused") return onServer;
    return where.isGone ? [open, finding, exporting, copying, removal] : [...onServer, copying];
  };
  return (
    <div className="dashboard-play-menu">
      <Menu
        label={dashboardWords.actionsOf({ title: titleOf(play.card) })}
        size="small"
        align="end"
        hasNoArrow
        items={() => itemsOf(play)}
      >
        <span aria-hidden="true">⋯</span>
      </Menu>
      {asking === "rename" && <RenameDialog play={play} actions={actions} onClose={close} />}
      {asking === "tags" && <TagsDialog play={play} allTags={allTags} actions={actions} onClose={close} />}
      {asking === "share" && (
        <DialogBoundary title={sharingWords.share} onClose={close}>
          <LazyShareFromPlayList card={play.card} onClose={close} />
        </DialogBoundary>
      )}
      {asking === "remove" && <RemoveDialog play={play} actions={actions} onClose={close} />}
    </div>
  );
}

interface RemoveDialogProps {
  readonly play: ListedPlay;
  readonly actions: Pick<PlayActions, "remove">;
  readonly onClose: () => void;
}

/** Asks before removing text that is nowhere else. */
function RemoveDialog({ play, actions, onClose }: RemoveDialogProps) {
  const remove = async () => {
    onClose();
    await actions.remove(play);
  };
  const buttons = (
    <>
      <Button variant="danger" onClick={() => void remove()}>
        {dashboardWords.remove}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {dashboardWords.keep}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={dashboardWords.removeTitle} onClose={onClose} actions={buttons}>
      <p>{dashboardWords.removeText({ title: titleOf(play.card) })}</p>
    </Dialog>
  );
}

interface RenameDialogProps {
  readonly play: ListedPlay;
  readonly actions: Pick<PlayActions, "rename" | "problem">;
  readonly onClose: () => void;
}

const maxTitleLength = 300;

/** Asks for a play's new title. */
function RenameDialog({ play, actions, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(play.card.title ?? "");
  return (
    <FieldDialog
      title={dashboardWords.renameTitle}
      field={{ label: dashboardWords.titleLabel, value: title, onValue: setTitle }}
      error={errorOf(title.trim())}
      problem={actions.problem?.errorText}
      submit={dashboardWords.save}
      save={() => actions.rename(play, title.trim())}
      onClose={onClose}
    />
  );
}

function errorOf(title: string): string | undefined {
  if (title === "") return dashboardWords.titleEmpty;
  return title.length > maxTitleLength ? dashboardWords.titleTooLong : undefined;
}
