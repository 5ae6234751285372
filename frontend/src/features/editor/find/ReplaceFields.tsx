import { useState } from "react";
import { findWords as words } from "#frontend/messages/find.ts";
import type { FindSession } from "#frontend/modules/editor/find/findSession.ts";
import { Button } from "#frontend/ui/Button.tsx";

interface ReplaceFieldsProps {
  readonly session: FindSession;
  /** Called with how many were replaced at once; undefined after a single one. */
  readonly onReplaced: (count: number | undefined) => void;
}

/** No button is ever disabled, because a disabled one would lose the focus, and with it the keyboard. */
export function ReplaceFields({ session, onReplaced }: ReplaceFieldsProps) {
  const [text, setText] = useState("");
  const replaceOne = (): void => {
    onReplaced(undefined);
    session.replace(text);
  };
  return (
    <div className="find-row">
      <input
        className="find-field"
        type="text"
        aria-label={words.replaceWith}
        placeholder={words.replaceWith}
        value={text}
        autoComplete="off"
        maxLength={1000}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          replaceOne();
        }}
      />
      <Button size="small" onClick={replaceOne}>
        {words.replace}
      </Button>
      <Button size="small" onClick={() => onReplaced(session.replaceAll(text) || undefined)}>
        {words.replaceAll}
      </Button>
    </div>
  );
}
