import { Link } from "react-router-dom";
import { untitled } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.ts";
import { feedbackWords } from "#frontend/messages/feedback.ts";
import { pageLayoutWords } from "#frontend/messages/pageLayout.ts";
import { sharingWords } from "#frontend/messages/sharing.ts";
import { shellWords } from "#frontend/messages/shell.ts";
import { replace } from "#frontend/modules/editor/actions/find.ts";
import { perform } from "#frontend/modules/editor/goTo.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import type { PlaySession } from "#frontend/modules/sync/playSession.ts";
import { setTheme, useTheme } from "#frontend/platform/theme.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Menu, type MenuItem } from "#frontend/ui/Menu.tsx";
import type { CommentsOpening } from "./comments/useCommentsPanel.ts";
import { ExportMenu } from "./ExportMenu.tsx";
import { SavingState } from "./SavingState.tsx";
import { TextMenu } from "./TextMenu.tsx";
import { useExport } from "./useExport.tsx";
import { useFrontField } from "./useFrontField.ts";

interface TopBarProps {
  readonly session: PlaySession;
  readonly editor: Editor;
  readonly hasOutline: boolean;
  readonly onToggleOutline: () => void;
  readonly comments: CommentsOpening;
  readonly onShare: () => void;
  readonly onPageLayout: () => void;
  readonly onFrontMatter: () => void;
}

export function EditorTopBar(props: TopBarProps) {
  const exporting = useExport(props.session);
  const exportItems = [
    ...exporting.items,
    { label: editorWords.frontMatterItem, onSelect: props.onFrontMatter },
    { label: pageLayoutWords.item, onSelect: props.onPageLayout },
  ];
  return (
    <header className="editor-top">
      <Link className="editor-back" to="/dashboard">
        <span aria-hidden="true">‹ </span>
        <span className="editor-back-label">{editorWords.back}</span>
      </Link>
      <TitleField doc={props.session.doc} />
      <SavingState session={props.session} />
      <Actions {...props} exportItems={exportItems} />
      <MoreMenu {...props} exportItems={exportItems} />
      {exporting.dialog}
    </header>
  );
}

interface BarProps extends TopBarProps {
  readonly exportItems: readonly MenuItem[];
}

function Actions({ editor, hasOutline, onToggleOutline, comments, onShare, exportItems }: BarProps) {
  const theme = useThemeItem();
  return (
    <div className="editor-actions">
      <Button
        variant="bare"
        size="small"
        aria-pressed={hasOutline}
        title={`${hasOutline ? editorWords.foldOutline : editorWords.unfoldOutline} (Ctrl+)`}
        onClick={onToggleOutline}
      >
        {editorWords.outline}
      </Button>
      <TextMenu editor={editor} />
      <CommentsButton comments={comments} />
      <Button variant="bare" size="small" onClick={theme.onSelect}>
        {theme.label}
      </Button>
      <Button variant="quiet" size="small" onClick={onShare}>
        {sharingWords.share}
      </Button>
      <ExportMenu items={exportItems} />
    </div>
  );
}

/** Shows the number of new comments until the comments are open. */
const CommentsButton = ({ comments: { isOpen, count, toggle } }: Pick<TopBarProps, "comments">) => (
  <Button
    variant="bare"
    size="small"
    aria-label={feedbackWords.commentsFresh(count)}
    aria-pressed={isOpen}
    title={`${feedbackWords.comments} (Ctrl+Shift+\\)`}
    onClick={toggle}
  >
    {feedbackWords.comments}
    {count > 0 && <span className="editor-new-comments">{feedbackWords.fresh(count)}</span>}
  </Button>
);

/** On a phone, everything except writing is behind one button. */
function MoreMenu({ editor, hasOutline, onToggleOutline, comments, onShare, exportItems }: BarProps) {
  const { count, toggle } = comments;
  const outline = hasOutline ? editorWords.foldOutline : editorWords.unfoldOutline;
  const commentsItem = { label: feedbackWords.commentsFresh(count), onSelect: toggle };
  const share = { label: sharingWords.shareItem, onSelect: onShare };
  const finding = { label: replace.label, onSelect: () => perform(editor, replace) };
  const verbs = [{ label: outline, onSelect: onToggleOutline }, finding, commentsItem, share];
  const items = [...verbs, ...exportItems, useThemeItem()];
  return (
    <div className="editor-more">
      <Menu label={editorWords.more} items={items} size="small" align="end">
        {editorWords.more}
        {count > 0 && <span className="editor-new-comments">{feedbackWords.fresh(count)}</span>}
      </Menu>
    </div>
  );
}

function useThemeItem(): MenuItem {
  const isDark = useTheme() === "dark";
  return {
    label: isDark ? shellWords.lightTheme : shellWords.darkTheme,
    onSelect: () => setTheme(isDark ? "light" : "dark"),
  };
}

/** Saves at once, like the text. Leading and trailing spaces stay only while typing. */
function TitleField({ doc }: Pick<PlaySession, "doc">) {
  const { props, write } = useFrontField(doc, "title");
  return (
    <input
      className="editor-title"
      aria-label={editorWords.title}
      placeholder={untitled}
      size={Math.min(40, Math.max(12, props.value.length + 1))}
      maxLength={300}
      {...props}
      onChange={({ target: { value } }) => write(value, value.trim())}
      onKeyDown={(event) => {
        props.onKeyDown(event);
        if (event.key === "Enter") event.currentTarget.blur();
      }}
    />
  );
}
