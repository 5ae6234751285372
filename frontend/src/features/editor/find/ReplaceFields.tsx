import type { MouseEvent } from "react";
import { findWords } from "#frontend/messages/find.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import type { FindSession } from "#frontend/modules/editor/find/findSession.ts";
import { typingRulesOf } from "#frontend/modules/editor/playLanguage.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { useSmartField } from "../titlePage/useSmartField.ts";

interface ReplaceFieldsProps {
  readonly editor: Editor;
  readonly session: FindSession;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Quotes are typed as in the text, where they'll be. No button is ever disabled, because a disabled one would lose the focus, and with it the keyboard. */
export function ReplaceFields({ editor, session, text, onText }: ReplaceFieldsProps) {
  const { takeBack, ...smartProps } = useSmartField({
    rules: () => typingRulesOf(editor.doc),
    write: onText,
    endStep: doNothing,
    undo: doNothing,
  });
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
        dir="auto"
        aria-label={findWords.replaceWith}
        placeholder={findWords.replaceWith}
        value={text}
        autoComplete="off"
        maxLength={1000}
        onChange={({ target }) => onText(target.value)}
        {...smartProps}
        onKeyDown={(event) => {
          if (takeBack(event) || event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          replaceOne();
        }}
      />
      <Button size="small" onClick={replaceOne}>
        {findWords.replace}
      </Button>
      <Button size="small" onClick={replaceAll}>
        {findWords.replaceAll}
      </Button>
    </div>
  );
}

const doNothing = (): void => undefined;
