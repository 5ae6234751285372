import { editorWords } from "#frontend/messages/editor.ts";
import { Menu, type MenuItem } from "#frontend/ui/Menu.tsx";

export const ExportMenu = ({ items }: { readonly items: readonly MenuItem[] }) => (
  <Menu label={editorWords.export} items={items} variant="quiet" size="small" align="end">
    {editorWords.export}
  </Menu>
);
