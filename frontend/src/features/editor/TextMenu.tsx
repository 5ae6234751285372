import { useState } from "react";
import { editorWords } from "#frontend/messages/editor.ts";
import type { Action } from "#frontend/modules/editor/actions/action.ts";
import {
  commentActions,
  findActions,
  helpActions,
  historyActions,
  markActions,
  navigationActions,
  sceneActions,
} from "#frontend/modules/editor/actions/actions.ts";
import { keyLabel } from "#frontend/modules/editor/actions/keyLabel.ts";
import { kindActions } from "#frontend/modules/editor/actions/kinds.ts";
import { perform } from "#frontend/modules/editor/goTo.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { Menu, type MenuItem } from "#frontend/ui/Menu.tsx";

const listed: readonly Action[] = [
  ...historyActions,
  ...findActions,
  ...navigationActions,
  ...markActions,
  ...kindActions,
  ...sceneActions,
  ...commentActions,
  ...helpActions,
];

/** Every editor action, with its keys. It reads the editor's state when it opens, not on every key. */
export function TextMenu({ editor }: { readonly editor: Editor }) {
  const [state, setState] = useState(editor.state);
  const look = (): void => setState(editor.state());
  const items = listed.map(
    (action): MenuItem => ({
      label: action.label,
      aside: keyLabel(action),
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
