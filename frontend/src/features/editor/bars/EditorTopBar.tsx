import { useRef } from "react";
import { Link } from "react-router-dom";
import type { PlayId } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import type { Action } from "#frontend/modules/editor/actions/action.ts";
import { fileActions, menuGroups } from "#frontend/modules/editor/actions/actions.ts";
import { find } from "#frontend/modules/editor/actions/find.ts";
import { keyLabel } from "#frontend/modules/editor/actions/keyLabel.ts";
import { share, toggleComments, toggleOutline } from "#frontend/modules/editor/actions/screen.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { focusText, perform } from "#frontend/modules/editor/goTo.ts";
import { isPanelShown } from "#frontend/modules/editor/screen/screenControl.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { useStore } from "#frontend/state/useStore.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { Menu } from "#frontend/ui/Menu.tsx";
import { useOneTabStop } from "#frontend/ui/useOneTabStop.ts";
import { useNewComments } from "../comments/useNewComments.ts";
import { SavingState } from "../saving/SavingState.tsx";
import { useFrontField } from "../titlePage/useFrontField.ts";
import { ActionMenu, itemFor } from "./ActionMenu.tsx";
import { NewComments } from "./NewComments.tsx";
import "./topBar.css";

interface TopBarProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly playId: PlayId;
}

export function EditorTopBar({ session, editor, playId }: TopBarProps) {
  const count = useNewComments(editor, playId);
  return (
    <header className="editor-top">
      <Link className="editor-back" to="/dashboard" title={editorWords.back}>
        <Icon name="back" />
        <span className="only-spoken">{editorWords.back}</span>
      </Link>
      <TitleField editor={editor} />
      <SavingState {...{ session, editor, playId }} />
      <Actions editor={editor} count={count} />
      <div className="editor-more">
        <MoreMenu editor={editor} count={count} />
      </div>
    </header>
  );
}

const MoreMenu = lazyComponent(async () => (await import("./MoreMenu.tsx")).MoreMenu);

interface BarProps {
  readonly editor: Editor;
  /** Comments since the author last looked. */
  readonly count: number;
}

function Actions({ editor, count }: BarProps) {
  const shown = useStore(editor.screen.shown);
  const { hasOutline } = shown;
  const bar = useRef<HTMLDivElement>(null);
  useOneTabStop(bar);
  return (
    <div ref={bar} className="editor-actions" role="toolbar" aria-label={editorWords.toolbar}>
      <Button
        className="icon-button"
        variant="bare"
        size="small"
        aria-label={find.label}
        title={titleOf(find.label, find)}
        onMouseDown={keepFocus}
        onClick={() => perform(editor, find)}
      >
        <Icon name="find" />
      </Button>
      <ActionMenu editor={editor} label={editorWords.text} groups={menuGroups.text} />
      <div className="editor-wide-menus">
        <ActionMenu editor={editor} label={editorWords.tools} groups={menuGroups.tools} />
        <ActionMenu editor={editor} label={viewWords.menu} groups={menuGroups.view} />
      </div>
      <span className="editor-actions-line" />
      <Button
        className="icon-button"
        variant="bare"
        size="small"
        aria-label={editorWords.outline}
        aria-pressed={hasOutline}
        title={titleOf(hasOutline ? editorWords.foldOutline : editorWords.unfoldOutline, toggleOutline)}
        onMouseDown={keepFocus}
        onClick={() => perform(editor, toggleOutline)}
      >
        <Icon name="outline" />
      </Button>
      <Button
        variant="bare"
        size="small"
        aria-label={editorWords.commentsAndNew({ count })}
        aria-pressed={isPanelShown(shown, "comments")}
        title={titleOf(menuLabels.comments, toggleComments)}
        onClick={() => perform(editor, toggleComments)}
      >
        {menuLabels.comments}
        <NewComments count={count} />
      </Button>
      <div className="editor-export">
        <Menu
          label={editorWords.export}
          items={() => fileActions.map((action) => itemFor(editor, action))}
          variant="quiet"
          size="small"
          align="end"
        >
          {editorWords.export}
        </Menu>
      </div>
      <Button variant="primary" size="small" onMouseDown={keepFocus} onClick={() => perform(editor, share)}>
        {menuLabels.share}
      </Button>
    </div>
  );
}

const titleOf = (label: string, action: Action): string => `${label} (${keyLabel(action)})`;

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
        focusText(editor.view());
      }}
    />
  );
}

const withoutOuterSpaces = (title: string): string => title.trim();
