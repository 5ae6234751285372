import { useState } from "react";
import { Link } from "react-router-dom";
import { setTitle } from "#domain/play/document/front.ts";
import { untitled } from "#domain/play/play.ts";
import { setTheme, useTheme } from "#frontend/app/theme.ts";
import type { Editor } from "#frontend/editor/openEditor.ts";
import type { ScriptSession } from "#frontend/sync/session.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { editorWords } from "#frontend/words/editor.ts";
import { shellWords } from "#frontend/words/shell.ts";
import { ExportMenu } from "./ExportMenu.tsx";
import { SavingState } from "./SavingState.tsx";
import { TextMenu } from "./TextMenu.tsx";
import { useFront } from "./useFront.ts";

interface TopBarProps {
  readonly session: ScriptSession;
  readonly editor: Editor;
  readonly hasOutline: boolean;
  readonly onToggleOutline: () => void;
}

export function TopBar({ session, editor, hasOutline, onToggleOutline }: TopBarProps) {
  const theme = useTheme();
  const isDark = theme === "dark";
  return (
    <header className="desk-top">
      <Link className="desk-back" to="/dashboard">
        <span aria-hidden="true">‹ </span>
        {editorWords.back}
      </Link>
      <TitleField doc={session.doc} />
      <SavingState session={session} />
      <div className="desk-verbs">
        <Button
          variant="bare"
          size="small"
          aria-label={editorWords.outline}
          aria-pressed={hasOutline}
          title={`${hasOutline ? editorWords.foldOutline : editorWords.unfoldOutline} (Ctrl+\\)`}
          onClick={onToggleOutline}
        >
          {editorWords.outline}
        </Button>
        <TextMenu editor={editor} />
        <Button variant="bare" size="small" onClick={() => setTheme(isDark ? "light" : "dark")}>
          {isDark ? shellWords.lightTheme : shellWords.darkTheme}
        </Button>
        <ExportMenu doc={session.doc} />
      </div>
    </header>
  );
}

function TitleField({ doc }: Pick<ScriptSession, "doc">) {
  const { title } = useFront(doc);
  const [typed, setTyped] = useState<string>();
  const keep = (): void => {
    if (typed !== undefined) setTitle(doc, typed.trim());
    setTyped(undefined);
  };
  const shown = typed ?? title;
  return (
    <input
      className="desk-title"
      aria-label={editorWords.title}
      placeholder={untitled}
      size={Math.min(40, Math.max(12, shown.length + 1))}
      maxLength={300}
      value={shown}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
      }}
    />
  );
}
