import { useState } from "react";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { FieldDialog } from "./FieldDialog.tsx";
import type { ListedPlay } from "./playList.ts";
import type { PlayActions } from "./usePlayActions.ts";

interface RenameDialogProps {
  readonly play: ListedPlay;
  readonly actions: Pick<PlayActions, "rename" | "problem">;
  readonly onClose: () => void;
}

const maxTitleLength = 300;

/** Asks for a play's new title. */
export function RenameDialog({ play, actions, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(play.card.title ?? "");
  return (
    <FieldDialog
      title={words.renameTitle}
      field={{ label: words.titleLabel, value: title, onValue: setTitle }}
      error={errorOf(title.trim())}
      problem={actions.problem?.why}
      submit={words.save}
      save={() => actions.rename(play, title.trim())}
      onClose={onClose}
    />
  );
}

function errorOf(title: string): string | undefined {
  if (title === "") return words.titleEmpty;
  return title.length > maxTitleLength ? words.titleTooLong : undefined;
}
