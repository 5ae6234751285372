import { moreHeads } from "#frontend/messages/actionGroups.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import type { Action } from "#frontend/modules/editor/actions/action.ts";
import {
  type ActionGroup,
  fileActions,
  helpActions,
  settingActions,
  stageActions,
} from "#frontend/modules/editor/actions/actions.ts";
import { replace } from "#frontend/modules/editor/actions/find.ts";
import { addNote, toggleNotes } from "#frontend/modules/editor/actions/notes.ts";
import {
  history,
  indexCards,
  listen,
  openGoTo,
  share,
  theme,
  toggleCharacters,
  toggleComments,
  toggleOutline,
} from "#frontend/modules/editor/actions/screen.ts";
import { focusMode, lightSpeech, typewriter, writingTips } from "#frontend/modules/editor/actions/view.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { Menu, type MenuItem } from "#frontend/ui/Menu.tsx";
import { itemFor } from "./ActionMenu.tsx";
import { NewComments } from "./NewComments.tsx";

/** A phone has no pages beside each other, and its browser zooms and hides its bars by itself. */
const groups: readonly ActionGroup[] = [
  { title: "", actions: [share, replace] },
  { title: moreHeads.read, actions: [toggleOutline, openGoTo, toggleComments, toggleNotes, listen] },
  { title: moreHeads.make, actions: [addNote, indexCards, toggleCharacters, ...stageActions, history] },
  { title: moreHeads.page, actions: [...settingActions, ...fileActions, lightSpeech, focusMode, typewriter] },
  { title: moreHeads.app, actions: [...helpActions, writingTips, theme] },
];

interface MoreMenuProps {
  readonly editor: Editor;
  /** Comments since the author last looked. */
  readonly count: number;
}

/** On a phone, everything except writing is behind one button. On a tablet, it has what the bar has no room for. */
export function MoreMenu({ editor, count }: MoreMenuProps) {
  const itemOf = (action: Action): MenuItem => ({
    ...itemFor(editor, action),
    ...(action === toggleComments && { label: editorWords.commentsAndNew({ count }) }),
    // A phone has no keys.
    aside: "",
  });
  return (
    <Menu
      label={editorWords.more}
      items={() => groups.map(({ title, actions }) => ({ title, items: actions.map(itemOf) }))}
      size="small"
      align="end"
    >
      {editorWords.more}
      <NewComments count={count} />
    </Menu>
  );
}
