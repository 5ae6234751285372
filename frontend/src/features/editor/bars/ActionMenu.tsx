import type { Action } from "#frontend/modules/editor/actions/action.ts";
import { keyLabel } from "#frontend/modules/editor/actions/keyLabel.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { perform } from "#frontend/modules/editor/goTo.ts";
import { Menu, type MenuItem } from "#frontend/ui/Menu.tsx";

interface ActionMenuProps {
  readonly editor: Editor;
  readonly label: string;
  readonly actions: readonly Action[];
  /** What comes after the actions. */
  readonly more?: readonly MenuItem[];
}

/** Actions with their keys. It reads the editor's state when it opens, not on every key. */
export function ActionMenu({ editor, label, actions, more = [] }: ActionMenuProps) {
  return (
    <Menu
      label={label}
      items={() => [...actions.map((action) => itemOf(action, editor)), ...more]}
      size="small"
      align="end"
    >
      {label}
    </Menu>
  );
}

function itemOf(action: Action, editor: Editor): MenuItem {
  const state = editor.state();
  return {
    label: action.label,
    aside: keyLabel(action),
    isDisabled: !action.run(state) && !action.isOn?.(state),
    ...(action.isOn && { isOn: action.isOn(state) }),
    onSelect: () => perform(editor, action),
  };
}
