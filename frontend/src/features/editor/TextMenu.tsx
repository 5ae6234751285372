import { useState } from "react";
import type { Action } from "#frontend/editor/actions/action.ts";
import { commentActions, historyActions, markActions, sceneActions } from "#frontend/editor/actions/actions.ts";
import { keyWords } from "#frontend/editor/actions/keyWords.ts";
import { kindActions } from "#frontend/editor/actions/kinds.ts";
import { perform } from "#frontend/editor/go.ts";
import type { Editor } from "#frontend/editor/openEditor.ts";
import { Menu, type MenuItem } from "#frontend/ui/Menu.tsx";
import { editorWords } from "#frontend/words/editor.ts";

const listed: readonly Action[] = [
  ...historyActions,
  ...markActions,
  ...kindActions,
  ...sceneActions,
  ...commentActions,
];

/** Everything that keys do, with the keys beside it. It looks at the text when it is about to open, not at every key. */
export function TextMenu({ editor }: { readonly editor: Editor }) {
  const [state, setState] = useState(editor.state);
  const look = (): void => setState(editor.state());
  const items = listed.map(
    (action): MenuItem => ({
      label: action.label,
      aside: keyWords(action),
      isDisabled: !action.run(state) && !action.isOn?.(state),
      ...(action.isOn && { isChosen: action.isOn(state) }),
      onSelect: () => perform(editor, action),
    }),
  );
  return (
    <span onPointerEnter={look} onFocusCapture={look}>
      <Menu label={editorWords.text} items={items} size="small" align="end">
        {editorWords.text}
      </Menu>
    </span>
  );
}
