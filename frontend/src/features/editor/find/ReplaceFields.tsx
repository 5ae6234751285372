import { type MouseEvent, useState } from "react";
import { findWords as words } from "#frontend/messages/find.ts";
import type { FindSession } from "#frontend/modules/editor/find/findSession.ts";
import { Button } from "#frontend/ui/Button.tsx";

interface ReplaceFieldsProps {
  readonly session: FindSession;
}

/** No button is ever disabled, because a disabled one would lose the focus, and with it the keyboard. */
export function ReplaceFields({ session }: ReplaceFieldsProps) {
  const [text, setText] = useState("");
  const replaceOne = (): void => session.replace(text);
  /** Only the first click of a double click, which would replace in what was replaced. */
  const replaceAll = (event: MouseEvent): void => {
    if (event.detail < 2) session.replaceAll(text);
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
      <Button size="small" onClick={replaceAll}>
        {words.replaceAll}
      </Button>
    </div>
  );
}
