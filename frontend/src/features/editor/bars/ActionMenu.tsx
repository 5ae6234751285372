import type { Action } from "#frontend/modules/editor/actions/action.ts";
import type { ActionGroup } from "#frontend/modules/editor/actions/actions.ts";
import { keyLabel } from "#frontend/modules/editor/actions/keyLabel.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { perform } from "#frontend/modules/editor/goTo.ts";
import { Menu, type MenuGroup, type MenuItem } from "#frontend/ui/Menu.tsx";

interface ActionMenuProps {
  readonly editor: Editor;
  readonly label: string;
  readonly groups: readonly ActionGroup[];
}

/** Actions with their keys. It reads the editor's state when it opens, not on every key. */
export const ActionMenu = ({ editor, label, groups }: ActionMenuProps) => (
  <Menu label={label} items={() => groups.map((group) => groupFor(editor, group))} size="small" align="end">
    {label}
  </Menu>
);

const groupFor = (editor: Editor, { title, actions }: ActionGroup): MenuGroup => ({
  title,
  items: actions.map((action) => itemFor(editor, action)),
});

export function itemFor(editor: Editor, action: Action): MenuItem {
  const state = editor.state();
  return {
    label: action.label,
    aside: keyLabel(action),
    isDisabled: !action.run(state) && !action.isOn?.(state),
    ...(action.isOn && { isOn: action.isOn(state) }),
    onSelect: () => perform(editor, action),
  };
}
