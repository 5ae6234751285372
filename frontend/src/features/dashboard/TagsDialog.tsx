import { useState } from "react";
import { addTags, maxTagLength, maxTags } from "#domain/play/tags.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { FieldDialog } from "./FieldDialog.tsx";
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
  const [chosen, setChosen] = useState<readonly string[]>(play.card.tags ?? []);
  const [typed, setTyped] = useState("");
  const tags = addTags(chosen, typed, allTags);
  return (
    <FieldDialog
      title={dashboardWords.tagsTitle({ title: titleOf(play.card) })}
      field={{ label: dashboardWords.newTags, hint: dashboardWords.newTagsHint, value: typed, onValue: setTyped }}
      error={errorOf(tags)}
      problem={actions.problem?.errorText}
      submit={dashboardWords.saveTags}
      save={() => actions.setTags(play, tags)}
      onClose={onClose}
    >
      {allTags.length > 0 && (
        <fieldset>
          <legend>{dashboardWords.chosenTags}</legend>
          <TagButtons allTags={allTags} tags={chosen} setTags={setChosen} />
        </fieldset>
      )}
    </FieldDialog>
  );
}

function errorOf(tags: readonly string[]): string | undefined {
  if (tags.some((tag) => tag.length > maxTagLength)) return dashboardWords.tagTooLong({ most: maxTagLength });
  return tags.length > maxTags ? dashboardWords.tooManyTags({ most: maxTags }) : undefined;
}
