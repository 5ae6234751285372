import { useRef } from "react";
import { Link } from "react-router-dom";
import type { PlayId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import type { Action } from "#frontend/modules/editor/actions/action.ts";
import { fileActions, menuActions } from "#frontend/modules/editor/actions/actions.ts";
import { replace } from "#frontend/modules/editor/actions/find.ts";
import { keyLabel } from "#frontend/modules/editor/actions/keyLabel.ts";
import { openGoTo, share, toggleComments, toggleOutline } from "#frontend/modules/editor/actions/screen.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { perform } from "#frontend/modules/editor/goTo.ts";
import { isOutlineShown } from "#frontend/modules/editor/screen/screenControl.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { toggleTheme, useTheme } from "#frontend/platform/theme.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { Menu, type MenuItem } from "#frontend/ui/Menu.tsx";
import { useOneTabStop } from "#frontend/ui/useOneTabStop.ts";
import { useNewComments } from "../comments/useNewComments.ts";
import { SavingState } from "../saving/SavingState.tsx";
import { useFrontField } from "../titlePage/useFrontField.ts";
import { ActionMenu } from "./ActionMenu.tsx";

interface TopBarProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
}

export function EditorTopBar({ session, editor, playId }: TopBarProps) {
  const count = useNewComments(editor, playId);
  return (
    <header className="editor-top">
      <Link className="editor-back" to="/dashboard">
        <span aria-hidden="true">‹ </span>
        <span className="editor-back-label">{editorWords.back}</span>
      </Link>
      <TitleField editor={editor} />
      <SavingState {...{ session, editor, playId }} />
      <Actions editor={editor} count={count} />
      <MoreMenu editor={editor} count={count} />
    </header>
  );
}

interface BarProps {
  readonly editor: Editor;
  /** Comments since the author last looked. */
  readonly count: number;
}

const itemFor = (editor: Editor, action: Action): MenuItem => ({
  label: action.label,
  onSelect: () => perform(editor, action),
});

const filesOf = (editor: Editor): readonly MenuItem[] => fileActions.map((action) => itemFor(editor, action));

function Actions({ editor, count }: BarProps) {
  const shown = useStore(editor.screen.shown);
  const { panel } = shown;
  const hasOutline = isOutlineShown(shown);
  const theme = useThemeItem();
  const bar = useRef<HTMLDivElement>(null);
  useOneTabStop(bar);
  return (
    <div ref={bar} className="editor-actions" role="toolbar" aria-label={editorWords.toolbar}>
      <Button
        variant="bare"
        size="small"
        aria-pressed={hasOutline}
        title={titleOf(hasOutline ? editorWords.foldOutline : editorWords.unfoldOutline, toggleOutline)}
        onMouseDown={keepFocus}
        onClick={() => perform(editor, toggleOutline)}
      >
        {editorWords.outline}
      </Button>
      <ActionMenu editor={editor} label={editorWords.text} actions={menuActions.text} />
      <div className="editor-wide-menus">
        <ActionMenu editor={editor} label={editorWords.go} actions={menuActions.go} />
        <ActionMenu editor={editor} label={editorWords.tools} actions={menuActions.tools} />
        <ActionMenu editor={editor} label={viewWords.menu} actions={menuActions.view} more={[theme]} />
      </div>
      <Button
        variant="bare"
        size="small"
        aria-label={editorWords.commentsAndNew({ count })}
        aria-pressed={panel === "comments"}
        title={titleOf(menuLabels.comments, toggleComments)}
        onClick={() => perform(editor, toggleComments)}
      >
        {menuLabels.comments}
        <NewComments count={count} />
      </Button>
      <Button variant="quiet" size="small" onMouseDown={keepFocus} onClick={() => perform(editor, share)}>
        {menuLabels.share}
      </Button>
      <div className="editor-export">
        <Menu label={editorWords.export} items={filesOf(editor)} variant="quiet" size="small" align="end">
          {editorWords.export}
        </Menu>
      </div>
    </div>
  );
}

const titleOf = (label: string, action: Action): string => `${label} (${keyLabel(action)})`;

const NewComments = ({ count }: Pick<BarProps, "count">) =>
  count > 0 && <span className="editor-new-comments">{editorWords.newComments({ count })}</span>;

/** A phone has no pages beside each other, and its browser zooms and hides its bars by itself. */
const phoneViews = menuActions.view.filter(({ name }) => ["focus-mode", "typewriter", "writing-tips"].includes(name));

/** On a phone, everything except writing is behind one button. On a tablet, it has what the bar has no room for. */
function MoreMenu({ editor, count }: BarProps) {
  const hasOutline = isOutlineShown(useStore(editor.screen.shown));
  const outline = hasOutline ? editorWords.foldOutline : editorWords.unfoldOutline;
  const items = [
    { ...itemFor(editor, toggleOutline), label: outline },
    itemFor(editor, openGoTo),
    itemFor(editor, replace),
    { ...itemFor(editor, toggleComments), label: editorWords.commentsAndNew({ count }) },
    ...menuActions.tools.map((action) => itemFor(editor, action)),
    itemFor(editor, share),
    ...filesOf(editor),
    ...phoneViews.map((action) => itemFor(editor, action)),
    useThemeItem(),
  ];
  return (
    <div className="editor-more">
      <Menu label={editorWords.more} items={items} size="small" align="end">
        {editorWords.more}
        <NewComments count={count} />
      </Menu>
    </div>
  );
}

function useThemeItem(): MenuItem {
  const isDark = useTheme() === "dark";
  return { label: isDark ? shellWords.lightTheme : shellWords.darkTheme, onSelect: toggleTheme };
}

/** Saves at once, like the text. Leading and trailing spaces stay only while typing. */
function TitleField({ editor }: Pick<BarProps, "editor">) {
  const { props, write } = useFrontField(editor, "title", withoutOuterSpaces);
  return (
    <input
      className="editor-title"
      aria-label={editorWords.title}
      placeholder={menuLabels.untitled}
      size={Math.min(40, Math.max(12, props.value.length + 1))}
      maxLength={300}
      {...props}
      onChange={({ target: { value } }) => write(value)}
      onKeyDown={(event) => {
        props.onKeyDown(event);
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        // Otherwise, the key would start a paragraph in the text.
        event.preventDefault();
        editor.view()?.focus();
      }}
    />
  );
}

const withoutOuterSpaces = (title: string): string => title.trim();
