import { useState } from "react";
import { findWords as words } from "#frontend/messages/find.ts";
import type { FindResults, FindSession } from "#frontend/modules/editor/find/findSession.ts";
import { Button } from "#frontend/ui/Button.tsx";

interface ReplaceFieldsProps {
  readonly session: FindSession;
  readonly results: FindResults;
  /** Called with how many were replaced; undefined after a single one. */
  readonly onReplaced: (count: number | undefined) => void;
}

export function ReplaceFields({ session, results, onReplaced }: ReplaceFieldsProps) {
  const [text, setText] = useState("");
  const isDisabled = results.count === 0 || results.isSearching;
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
          if (event.key !== "Enter" || event.nativeEvent.isComposing || isDisabled) return;
          event.preventDefault();
          replaceOne();
        }}
      />
      <Button size="small" isDisabled={isDisabled} onClick={replaceOne}>
        {words.replace}
      </Button>
      <Button size="small" isDisabled={isDisabled} onClick={() => onReplaced(session.replaceAll(text))}>
        {words.replaceAll}
      </Button>
    </div>
  );
}
