import { type FormEvent, useId, useState } from "react";
import { addTags, maxTagLength, maxTags } from "#domain/play/tags.ts";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { type ListedPlay, titleOf } from "./playList.ts";
import { TagButtons } from "./TagButtons.tsx";
import type { PlayActions } from "./usePlayActions.ts";

interface TagsDialogProps {
  readonly play: ListedPlay;
  /** The tags of all plays. */
  readonly allTags: readonly string[];
  readonly actions: Pick<PlayActions, "setTags" | "problem">;
  readonly onClose: () => void;
}

/** Chooses a play's tags from those of all plays, and adds new ones. */
export function TagsDialog({ play, allTags, actions, onClose }: TagsDialogProps) {
  const form = useId();
  const [chosen, setChosen] = useState<readonly string[]>(play.card.tags ?? []);
  const [typed, setTyped] = useState("");
  const [hasTried, setTried] = useState(false);
  const tags = addTags(chosen, typed, allTags);
  const { isBusy, run } = useAction(async () => {
    if (await actions.setTags(play, tags)) onClose();
  });
  const error = errorOf(tags);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!error) void run();
  };
  const buttons = (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button variant="primary" type="submit" form={form} isBusy={isBusy} busyText={words.saveTags}>
        {words.saveTags}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={words.tagsTitle(titleOf(play.card))} onClose={onClose} actions={buttons}>
      <form id={form} className="dashboard-tags-form" noValidate onSubmit={submit}>
        {allTags.length > 0 && (
          <fieldset>
            <legend>{words.chosenTags}</legend>
            <TagButtons allTags={allTags} tags={chosen} setTags={setChosen} />
          </fieldset>
        )}
        <TextField
          label={words.newTags}
          hint={words.newTagsHint}
          value={typed}
          onValue={setTyped}
          error={(hasTried && error) || actions.problem?.why}
        />
      </form>
    </Dialog>
  );
}

function errorOf(tags: readonly string[]): string | undefined {
  if (tags.some((tag) => tag.length > maxTagLength)) return words.tagTooLong(maxTagLength);
  return tags.length > maxTags ? words.tooManyTags(maxTags) : undefined;
}
