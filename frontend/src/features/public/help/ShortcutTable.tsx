import { helpWords as words } from "#frontend/messages/help.ts";
import { shortcutGroups } from "#frontend/messages/shortcuts.ts";
import { PlainTable } from "../PlainTable.tsx";

/** All keyboard shortcuts. */
export const ShortcutTable = () => (
  <PlainTable caption={words.shortcutsCaption}>
    <thead>
      <tr>
        <th scope="col">{words.commandColumn}</th>
        <th scope="col">{words.otherColumn}</th>
        <th scope="col">{words.macColumn}</th>
      </tr>
    </thead>
    {shortcutGroups.map(({ title, actions }) => (
      <tbody key={title}>
        <tr>
          <th scope="rowgroup" colSpan={3}>
            {title}
          </th>
        </tr>
        {actions.map(({ label, keys, macKeys }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{keys}</td>
            <td>{macKeys}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </PlainTable>
);
